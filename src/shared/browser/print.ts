/** Prints the page as it will be after the next frame, so that what was asked for just now is on it. Settles when that is done. */
export async function printPage(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  print()
}

/**
 * Hears when the page goes to the printer, whoever asked for it, and when it is back; what is changed at once while hearing
 * it is on the paper. Returns how to hear no more.
 */
export function onPrintChange(callback: (isPrinting: boolean) => void): () => void {
  const begin = () => callback(true)
  const end = () => callback(false)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}
