export interface DownloadFile {
  name: string
  type: string
  text: string
}

/** A browser may start the download late, for example after a question to the user; without the URL it would fail. */
const DOWNLOAD_START_TIMEOUT_MS = 40_000

export function downloadFile({ name, type, text }: DownloadFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_START_TIMEOUT_MS)
}

/**
 * Prints the page after pending updates have rendered. Settles with the next input to the page: Safari returns from
 * `print()` while its dialog is open, and phones render the page again, after `afterprint`, when the paper size changes. Until
 * then the menu of the browser prints the same.
 */
export async function printPage(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  print()
  const listeners = new AbortController()
  const options = { signal: listeners.signal, capture: true, passive: true }
  await new Promise((resolve) => {
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, resolve, options)
  })
  listeners.abort()
}

/**
 * Fires before and after printing, with `isEarly` before the other callbacks. Synchronous changes in the callback are
 * printed. Returns unsubscribe.
 */
export function onPrintChange(callback: (isPrinting: boolean) => void, { isEarly = false } = {}): () => void {
  const handle = ({ type }: Event) => callback(type === 'beforeprint')
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, handle, isEarly)
  return () => {
    for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, handle, isEarly)
  }
}
