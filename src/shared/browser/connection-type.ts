/** Effective type of the network connection, such as `4g`. Only Chromium knows it. */
export function connectionType(): string | null {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType ?? null
}
