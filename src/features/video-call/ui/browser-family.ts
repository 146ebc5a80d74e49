export const BROWSERS = ['chromium', 'firefox', 'safari'] as const
export type BrowserFamily = (typeof BROWSERS)[number]

/** Whose words and icons the steps have to name. Everything on an iPhone asks as Safari does. */
export function browserFamily(userAgent: string): BrowserFamily {
  if (/iPhone|iPad/.test(userAgent)) return 'safari'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Chrom(e|ium)\//.test(userAgent) ? 'chromium' : 'safari'
}
