/** Whether what is dragged has files in it; words and links have not. */
export const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/** The files of a drop or a paste. Folders, words and links are left out: a folder looks like a file without bytes. */
export function filesOf(data: DataTransfer): File[] {
  return [...data.items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return []
    const file = item.getAsFile()
    return file ? [file] : []
  })
}

/** Whether a paste is meant as words: programs that copy a table also give its picture. */
export const isMeantAsText = ({ types }: DataTransfer): boolean => types.includes('text/plain')
