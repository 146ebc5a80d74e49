import { ATTACHMENT_MAX_BYTES } from '@/shared/config'
import { isAllowedType, isExecutable } from './attachment-kinds'
import { safeFileName } from './file-name'

/** Reason of a rejection; `unreadable` is a file that was changed, moved or deleted since it was chosen. */
export type AttachmentRejection = 'count' | 'type' | 'size' | 'unreadable'

interface FileMetadata {
  name: string
  /** In bytes. */
  size: number
  /** MIME type of the browser; empty if unknown. */
  type: string
}

/**
 * The attachment among dropped files, or why none is accepted. `attachedCount` is the number of current attachments.
 */
export function pickAttachment<Item>(files: readonly Item[], attachedCount: number): Item | 'count' | null {
  const [file] = files
  if (file === undefined) return null
  return files.length + attachedCount > 1 ? 'count' : file
}

export function validateMetadata({ name, size, type }: FileMetadata): AttachmentRejection | null {
  if (size === 0 || !isAllowedType(safeFileName(name), type)) return 'type'
  return size > ATTACHMENT_MAX_BYTES ? 'size' : null
}

/** The content only rejects empty files and executables: the allowed types are decided by name (section 5). */
export function validateContent(bytes: Uint8Array): AttachmentRejection | null {
  if (bytes.length > ATTACHMENT_MAX_BYTES) return 'size'
  return bytes.length === 0 || isExecutable(bytes) ? 'type' : null
}
