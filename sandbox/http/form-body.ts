import type { FastifyRequest } from 'fastify'
import { ATTACHMENT_LIMIT, type Attachment } from '../tickets/attachment.ts'
import { Refusal } from './refusal.ts'

export interface FormBody {
  fields: Record<string, string>
  files: Attachment[]
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

/** Reads a multipart form. A second file is read too, so that its sender can be told instead of being cut off. */
export const readForm = async (request: FastifyRequest): Promise<FormBody> => {
  if (!request.isMultipart()) throw new Refusal(400, 'notUnderstood')
  const fields: Record<string, string> = {}
  const files: Attachment[] = []
  try {
    for await (const part of request.parts({ limits: { fileSize: ATTACHMENT_LIMIT, files: 2 } })) {
      if (part.type === 'file') files.push({ name: part.filename, content: await part.toBuffer() })
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LARGE) {
      throw new Refusal(413, 'attachmentTooLarge')
    }
    throw new Refusal(400, 'notUnderstood')
  }
  return { fields, files }
}
