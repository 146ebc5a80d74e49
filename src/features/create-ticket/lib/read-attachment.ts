import { typeToSend } from './attachment-kinds'
import { type AttachmentRefusal, refuseByBytes, refuseByFacts } from './attachment-rules'
import { safeFileName } from './file-name'
import { AttachmentRefused } from './submit-error'

/** Looks at the file as it is on the disk now, and into it where its name and size allow that; null when it may go along. */
export async function inspectFile(file: File): Promise<AttachmentRefusal | null> {
  const refusal = refuseByFacts(file)
  if (refusal) return refusal
  try {
    return refuseByBytes(file.name, await bytesOf(file))
  } catch {
    return 'unreadable'
  }
}

/**
 * The file to send: a copy of its present bytes, so that nothing can change on the disk under an upload, by a safe name.
 * @throws {AttachmentRefused} when it is no longer what it was when it was chosen
 */
export async function readAttachment(file: File): Promise<File> {
  const refusal = await inspectFile(file)
  if (refusal) throw new AttachmentRefused(refusal)
  const name = safeFileName(file.name)
  return new File([await file.arrayBuffer()], name, { type: typeToSend(name) })
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())
