export interface DownloadFile {
  name: string
  type: string
  text: string
}

export function downloadFile({ name, type, text }: DownloadFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by then; revoking the URL earlier would break it.
  setTimeout(() => URL.revokeObjectURL(url))
}
