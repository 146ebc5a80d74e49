interface AttachmentKind {
  /** The first is what a file of this kind is sent as; the others are what browsers and systems also call it. */
  types: readonly [string, ...string[]]
  isInside: (bytes: Uint8Array) => boolean
}

/** What a browser says that does not know. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream']
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed'] as const

const jpeg: AttachmentKind = {
  types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  isInside: startsWithBytes(0xff, 0xd8, 0xff),
}
const isOldOffice = startsWithBytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

/** The allowed kinds (section 5 of the specification) by the extension, in small letters. */
const KINDS: ReadonlyMap<string, AttachmentKind> = new Map([
  [
    'png',
    { types: ['image/png', 'image/x-png'], isInside: startsWithBytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  ],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['webp', { types: ['image/webp'], isInside: (bytes) => textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, 'WEBP') }],
  ['pdf', { types: ['application/pdf', 'application/x-pdf'], isInside: (bytes) => textAt(bytes, 0, '%PDF-') }],
  ['doc', { types: ['application/msword'], isInside: isOldOffice }],
  ['xls', { types: ['application/vnd.ms-excel', 'application/msexcel'], isInside: isOldOffice }],
  ['docx', officeKind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/')],
  ['xlsx', officeKind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/')],
])

/** For the `accept` of a file input. */
export const ACCEPTED_EXTENSIONS = [...KINDS.keys()].map((extension) => `.${extension}`).join(',')

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether extension and what the browser says about the type may be those of an allowed file. */
export function isAllowedType(name: string, type: string): boolean {
  const kind = KINDS.get(extensionOf(name))
  const declaredType = type.toLowerCase().split(';', 1)[0]?.trim() ?? ''
  return kind !== undefined && (UNKNOWN_TYPES.includes(declaredType) || kind.types.includes(declaredType))
}

/** Whether the bytes are what the extension says. */
export const matchesSignature = (name: string, bytes: Uint8Array): boolean =>
  KINDS.get(extensionOf(name))?.isInside(bytes) ?? false

/** The type to send a file as, whatever the browser calls it. */
export const typeToSend = (name: string): string => KINDS.get(extensionOf(name))?.types[0] ?? ''

function startsWithBytes(...signature: number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => signature.every((byte, at) => bytes[at] === byte)
}

function textAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let n = 0; n < text.length; n += 1) if (bytes[at + n] !== text.charCodeAt(n)) return false
  return true
}

/** Office documents are zip files, told apart by the folder that their parts lie in. */
function officeKind(type: string, folder: string): AttachmentKind {
  const isZip = startsWithBytes(0x50, 0x4b, 0x03, 0x04)
  return { types: [type, ...ZIP_TYPES], isInside: (bytes) => isZip(bytes) && containsEntry(bytes, folder) }
}

function containsEntry(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (textAt(bytes, at, text)) return true
  }
  return false
}
