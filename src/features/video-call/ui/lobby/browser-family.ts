export const BROWSERS = ['chromium', 'firefox', 'safari'] as const
export type BrowserFamily = (typeof BROWSERS)[number]

/** Browser whose permission steps are shown. All browsers on iOS use the prompts of Safari. */
export function browserFamily(userAgent: string): BrowserFamily {
  if (/iPhone|iPad/.test(userAgent)) return 'safari'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Chrom(e|ium)\//.test(userAgent) ? 'chromium' : 'safari'
}
