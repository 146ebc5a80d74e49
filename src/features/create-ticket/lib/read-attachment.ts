import { type AttachmentRejection, typeToSend, validateContent, validateMetadata } from './attachment-rules'
import { safeFileName } from './file-name'
import { AttachmentRejectedError } from './submit-error'

/** Null if the file is accepted. Its content is read only if name and size are accepted. */
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
 * Copies the bytes of the file, so that it cannot change on the disk during the upload, and gives it a safe name.
 * @throws {AttachmentRejectedError} if the file has changed since it was chosen
 */
export async function readAttachment(file: File): Promise<File> {
  const rejection = await inspectFile(file)
  if (rejection) throw new AttachmentRejectedError(rejection)
  const name = safeFileName(file.name)
  return new File([await file.arrayBuffer()], name, { type: typeToSend(name) })
}
