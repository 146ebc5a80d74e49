/** Prints the page as it will be after the next frame, so that what was asked for just now is on it. Settles when that is done. */
export async function printPage(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  print()
}
