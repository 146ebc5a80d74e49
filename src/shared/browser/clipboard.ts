/** Rejects if the browser denies it, or offers no clipboard because the page is not served over HTTPS. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
