/** 5 MiB inclusive, as in the API description. */
export const ATTACHMENT_LIMIT = 5_242_880

export interface Attachment {
  name: string
  content: Buffer
}

const EXTENSIONS: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'pdf', 'doc', 'docx', 'xls', 'xlsx']

/** First bytes in hexadecimal: Windows, Linux and macOS executables, and scripts. */
const EXECUTABLE = /^(?:4d5a|7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|cafebabf|2321)/

/** The extension decides; the content is checked only for executables and empty files. */
export const isAllowedAttachment = ({ name, content }: Attachment): boolean => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return EXTENSIONS.includes(extension) && content.length > 0 && !EXECUTABLE.test(content.toString('hex', 0, 4))
}
