import { withTimeout } from '@/shared/lib/with-timeout'
import { type AttachmentRejection, typeToSend, validateContent, validateMetadata } from './attachment-rules'
import { safeFileName } from './file-name'
import { AttachmentRejectedError } from './submit-error'

/** A file of a cloud drive is downloaded when it is read, and never arrives while the drive is offline. */
const READ_TIMEOUT_MS = 30_000

/** Null if the file is accepted. */
export async function inspectFile(file: File): Promise<AttachmentRejection | null> {
  const content = await readContent(file)
  return typeof content === 'string' ? content : null
}

/**
 * Copies the bytes of the file, so that it cannot change on the disk during the upload, and gives it a safe name.
 * @throws {AttachmentRejectedError} if the file has changed since it was chosen
 */
export async function readAttachment(file: File): Promise<File> {
  const content = await readContent(file)
  if (typeof content === 'string') throw new AttachmentRejectedError(content)
  const name = safeFileName(file.name)
  return new File([content], name, { type: typeToSend(name) })
}

/** Reads the content only if name and size are accepted. */
async function readContent(file: File): Promise<ArrayBuffer | AttachmentRejection> {
  const rejection = validateMetadata(file)
  if (rejection) return rejection
  try {
    const content = await withTimeout(file.arrayBuffer(), READ_TIMEOUT_MS)
    return validateContent(new Uint8Array(content)) ?? content
  } catch {
    return 'unreadable'
  }
}
