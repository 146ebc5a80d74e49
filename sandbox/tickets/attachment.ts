/** 5 MiB inclusive, as in the API description. */
export const MAX_ATTACHMENT_BYTES = 5_242_880

export interface Attachment {
  name: string
  /** MIME type. */
  type: string
  content: Buffer
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/** The MIME type by extension, as the portal sends it. */
const TYPES = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', `${OPEN_XML}.wordprocessingml.document`],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', `${OPEN_XML}.spreadsheetml.sheet`],
])
/** MIME type of a file whose type the sender does not know. */
const UNKNOWN_TYPE = 'application/octet-stream'

/** First bytes in hexadecimal: Windows, Linux and macOS executables, and scripts. */
const EXECUTABLE = /^(?:4d5a|7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|cafebabf|2321)/

/** Extension and MIME type decide; the content is checked only for executables and empty files. */
export const isAllowedAttachment = ({ name, type, content }: Attachment): boolean => {
  const expected = TYPES.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
  const isAllowedType = expected !== undefined && [expected, UNKNOWN_TYPE].includes(type)
  return isAllowedType && content.length > 0 && !EXECUTABLE.test(content.toString('hex', 0, 4))
}
