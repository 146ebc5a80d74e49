/** The description of the API allows 5 MB, and a file of exactly that size. */
export const ATTACHMENT_LIMIT = 5_242_880

export interface Attachment {
  name: string
  content: Buffer
}

const startsWith =
  (...bytes: number[]) =>
  (content: Buffer): boolean =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes))

const isJpeg = startsWith(0xff, 0xd8, 0xff)
const isOldOffice = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04)
/** Office documents are zip files, told apart by the folder that their parts lie in. */
const isZipWith = (folder: string) => (content: Buffer) => isZip(content) && content.includes(folder)

/** What a file with this ending has to look like inside. */
const SIGNATURES: Readonly<Record<string, (content: Buffer) => boolean>> = {
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: isJpeg,
  jpeg: isJpeg,
  webp: (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
  pdf: (content) => content.toString('latin1', 0, 5) === '%PDF-',
  doc: isOldOffice,
  xls: isOldOffice,
  docx: isZipWith('word/'),
  xlsx: isZipWith('xl/'),
}

/** Whether the file is of an allowed kind, and is what its ending says. */
export const isAllowedAttachment = ({ name, content }: Attachment): boolean => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return SIGNATURES[ending]?.(content) ?? false
}
