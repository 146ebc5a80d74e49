import type { FastifyRequest } from 'fastify'
import { ATTACHMENT_LIMIT, type Attachment } from '../tickets/attachment.ts'
import { ApiError } from './api-error.ts'

export interface FormBody {
  fields: Record<string, string>
  files: Attachment[]
}

const FILE_FIELD = 'attachments'
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

/** Reads a multipart form. A second file is read too, so that the response can name the error. */
export const readForm = async (request: FastifyRequest): Promise<FormBody> => {
  if (!request.isMultipart()) throw new ApiError(400, 'notUnderstood')
  const fields: Record<string, string> = {}
  const files: Attachment[] = []
  try {
    for await (const part of request.parts({ limits: { fileSize: ATTACHMENT_LIMIT, files: 2 } })) {
      if (part.type === 'file') {
        const content = await part.toBuffer()
        if (part.fieldname === FILE_FIELD) files.push({ name: part.filename, type: part.mimetype, content })
        else throw new ApiError(422, 'fieldsInvalid', { [part.fieldname]: ['unknown'] })
      } else if (part.fieldname === FILE_FIELD) throw new ApiError(422, 'fieldsInvalid', { [FILE_FIELD]: ['invalid'] })
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LARGE) {
      throw new ApiError(413, 'attachmentTooLarge')
    }
    throw error instanceof ApiError ? error : new ApiError(400, 'notUnderstood')
  }
  return { fields, files }
}
