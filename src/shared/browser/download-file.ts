export interface DownloadFile {
  name: string
  /** Such as `text/csv`. */
  type: string
  text: string
}

/** Gives the doctor a file, as a download; the page keeps nothing of it. */
export function downloadFile({ name, type, text }: DownloadFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of it by then; until then the address has to be there.
  setTimeout(() => URL.revokeObjectURL(url))
}
