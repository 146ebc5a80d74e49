const KB = 1024
const MB = KB * KB

/** `318 KB`, `1,2 MB`; binary units, so that the limit of 5 MB is 5 242 880 bytes. */
export function formatFileSize(bytes: number, language: string): string {
  if (bytes < KB) return `${bytes} B`
  const [size, unit] = bytes < MB ? [bytes / KB, 'KB'] : [bytes / MB, 'MB']
  return `${size.toLocaleString(language, { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}
