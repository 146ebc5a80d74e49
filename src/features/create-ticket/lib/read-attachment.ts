import { typeToSend } from './attachment-kinds'
import { type AttachmentRejection, validateContent, validateMetadata } from './attachment-rules'
import { safeFileName } from './file-name'
import { AttachmentRejectedError } from './submit-error'

/** Looks at the file as it is on the disk now, and into it where its name and size allow that; null when it may go along. */
export async function inspectFile(file: File): Promise<AttachmentRejection | null> {
  const rejection = validateMetadata(file)
  if (rejection) return rejection
  try {
    return validateContent(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return 'unreadable'
  }
}

/**
 * The file to send: a copy of its present bytes, so that nothing can change on the disk under an upload, by a safe name.
 * @throws {AttachmentRejectedError} when the file has changed since it was chosen
 */
export async function readAttachment(file: File): Promise<File> {
  const rejection = await inspectFile(file)
  if (rejection) throw new AttachmentRejectedError(rejection)
  const name = safeFileName(file.name)
  return new File([await file.arrayBuffer()], name, { type: typeToSend(name) })
}
