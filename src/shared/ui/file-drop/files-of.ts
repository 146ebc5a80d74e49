export const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/** The files of a drop or a paste. Folders and text are left out: a folder looks like an empty file. */
export function filesOf(data: DataTransfer): File[] {
  return [...data.items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return []
    const file = item.getAsFile()
    return file ? [file] : []
  })
}

/** Whether a paste is text: applications that copy a table also add an image of it. */
export const isMeantAsText = ({ types }: DataTransfer): boolean => types.includes('text/plain')
