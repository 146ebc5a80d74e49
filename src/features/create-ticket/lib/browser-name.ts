/** The first that fits: most browsers also name the ones that they descend from. */
const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+(?:\.\d+)?).* Safari\//],
] as const

const SYSTEMS = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** `Chrome 143, Windows`; what is not known is given as the browser gives it. */
export function browserName(userAgent: string): string {
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0]
  for (const [name, sign] of BROWSERS) {
    const version = sign.exec(userAgent)?.[1]
    if (version !== undefined) return [`${name} ${version}`, system].filter(Boolean).join(', ')
  }
  return userAgent
}
