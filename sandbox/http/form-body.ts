import type { FastifyRequest } from 'fastify'
import { MAX_ATTACHMENT_BYTES, type Attachment } from '../tickets/attachment.ts'
import { ApiError } from './api-error.ts'

export interface FormBody {
  fields: Record<string, string>
  file: Attachment | null
}

const FILE_FIELD = 'attachments'

/** Reads a multipart form with at most one file. */
export const readForm = async (request: FastifyRequest): Promise<FormBody> => {
  if (!request.isMultipart()) throw new ApiError(400, 'notUnderstood')
  const fields: Record<string, string> = {}
  let file: Attachment | null = null
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_ATTACHMENT_BYTES, files: 1 } })) {
      if (part.type === 'file') {
        const content = await part.toBuffer()
        if (part.fieldname === FILE_FIELD) file = { name: part.filename, type: part.mimetype, content }
        else throw new ApiError(422, 'fieldsInvalid', { [part.fieldname]: ['unknown'] })
      } else if (part.fieldname === FILE_FIELD) throw new ApiError(422, 'fieldsInvalid', { [FILE_FIELD]: ['invalid'] })
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw toFormError(error)
  }
  return { fields, file }
}

const toFormError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError(413, 'attachmentTooLarge')
  if (code === 'FST_FILES_LIMIT') return new ApiError(422, 'fieldsInvalid', { [FILE_FIELD]: ['oneFileOnly'] })
  return new ApiError(400, 'notUnderstood')
}
