import { MAX_ATTACHMENT_BYTES } from '@/shared/config'
import { safeFileName } from './file-name'

/** MIME types of browsers that do not know the file type. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream']
const JPEG_TYPES = ['image/jpeg', 'image/jpg', 'image/pjpeg'] as const
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed'] as const
/** Old databases of file types know one type for all files of Microsoft Office. */
const OLD_OFFICE = 'application/vnd.ms-office'
const WPS_OFFICE = 'application/wps-office'
const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/**
 * MIME types by extension (section 5 of the specification). The first is sent, the others are accepted from browsers.
 */
const TYPES = new Map<string, readonly [string, ...string[]]>([
  ['png', ['image/png', 'image/x-png']],
  ['jpg', JPEG_TYPES],
  ['jpeg', JPEG_TYPES],
  ['webp', ['image/webp']],
  ['pdf', ['application/pdf', 'application/x-pdf']],
  ['doc', ['application/msword', 'application/rtf', 'text/rtf', OLD_OFFICE, `${WPS_OFFICE}.doc`]],
  ['docx', [`${OPEN_XML}.wordprocessingml.document`, `${WPS_OFFICE}.docx`, ...ZIP_TYPES]],
  ['xls', ['application/vnd.ms-excel', 'application/msexcel', OLD_OFFICE, `${WPS_OFFICE}.xls`]],
  ['xlsx', [`${OPEN_XML}.spreadsheetml.sheet`, `${WPS_OFFICE}.xlsx`, ...ZIP_TYPES]],
])
const ALLOWED_TYPES: ReadonlySet<string> = new Set([...TYPES.values()].flat().concat(UNKNOWN_TYPES))

/** First bytes of Windows, Linux and macOS programs (Mach-O in both byte orders, universal) and of scripts (`#!`). */
const EXECUTABLE_SIGNATURES: readonly (readonly number[])[] = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0xca, 0xfe, 0xba, 0xbf],
  [0x23, 0x21],
]

export const EXTENSIONS = [...TYPES.keys()]

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** True if the extension is allowed and the MIME type of the browser is that of any allowed extension or unknown. */
function isAllowedType(name: string, type: string): boolean {
  const declaredType = type.toLowerCase().split(';', 1)[0]?.trim() ?? ''
  return TYPES.has(extensionOf(name)) && ALLOWED_TYPES.has(declaredType)
}

const isExecutable = (bytes: Uint8Array): boolean =>
  EXECUTABLE_SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte))

export const typeToSend = (name: string): string => TYPES.get(extensionOf(name))?.[0] ?? ''

/**
 * Reason of a rejection; `unreadable` is a file that was changed, moved or deleted since it was chosen, or did
 * not arrive from a cloud drive.
 */
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
  return size > MAX_ATTACHMENT_BYTES ? 'size' : null
}

/** The content only rejects empty files and executables: the allowed types are decided by name (section 5). */
export function validateContent(bytes: Uint8Array): AttachmentRejection | null {
  if (bytes.length > MAX_ATTACHMENT_BYTES) return 'size'
  return bytes.length === 0 || isExecutable(bytes) ? 'type' : null
}
