import { ATTACHMENT_MAX_BYTES } from '@/shared/config'
import { isAllowedType, isExecutable } from './attachment-kinds'
import { safeFileName } from './file-name'

/** Why a file cannot go along; `unreadable` is one that has been changed, moved or deleted since it was chosen. */
export type AttachmentRejection = 'count' | 'type' | 'size' | 'unreadable'

interface FileMetadata {
  name: string
  /** In bytes. */
  size: number
  /** The MIME type that the browser gives; empty where it gives none. */
  type: string
}

/** Whether one of these files may be the attachment, where there are `already` so many; says which. */
export function pickAttachment<Chosen>(given: readonly Chosen[], already: number): Chosen | 'count' | null {
  const [file] = given
  if (file === undefined) return null
  return given.length + already > 1 ? 'count' : file
}

/** What can be said without looking into the file; null when nothing is against it. */
export function validateMetadata({ name, size, type }: FileMetadata): AttachmentRejection | null {
  if (size === 0 || !isAllowedType(safeFileName(name), type)) return 'type'
  return size > ATTACHMENT_MAX_BYTES ? 'size' : null
}

/** Only empty files and executables are refused by content: the allowed types are decided by name (section 5). */
export function validateContent(bytes: Uint8Array): AttachmentRejection | null {
  if (bytes.length > ATTACHMENT_MAX_BYTES) return 'size'
  return bytes.length === 0 || isExecutable(bytes) ? 'type' : null
}
