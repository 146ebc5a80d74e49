import type { ClientInfo } from '@/shared/browser'
import type { Language } from '@/shared/i18n'
import type { LiveStatus } from '@/shared/realtime'
import { routeDefinition, type RouteId } from '@/shared/routes'

/** Helps the support without personal data: no URL, no query, no id, no text of the page. */
export interface TechnicalDetails {
  version: string
  /** Pattern of the route, such as `/tr/hasta-takip/:id`; null for an unknown URL. */
  page: string | null
  browser: string
  screen: string
  connection: 'offline' | LiveStatus
  language: Language
}

interface Details {
  version: string
  route: RouteId | null
  language: Language
  device: ClientInfo
  isOnline: boolean
  liveStatus: LiveStatus
}

export function toTechnicalDetails({
  version,
  route,
  language,
  device,
  isOnline,
  liveStatus,
}: Details): TechnicalDetails {
  return {
    version,
    page: route && `/${[language, ...routeDefinition(route).slug[language].split('/').filter(Boolean)].join('/')}`,
    browser: browserName(device.userAgent),
    screen: screenOf(device),
    connection: isOnline ? liveStatus : 'offline',
    language,
  }
}

/** `1280x720 (1920x1080 @2)`: viewport, screen and pixel ratio. */
function screenOf({ viewport, screen, pixelRatio }: ClientInfo): string {
  const size = ({ width, height }: { width: number; height: number }) => `${width}x${height}`
  return `${size(viewport)} (${size(screen)} @${Math.round(pixelRatio * 100) / 100})`
}

export interface DetailRow {
  label: string
  value: string
}

export const detailsBlock = (title: string, rows: readonly DetailRow[]): string =>
  `\n\n--- ${title} ---\n${rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}`

/** The first match counts, because most user agents also name the browsers that they derive from. */
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

/** For example `Chrome 143, Windows`; the whole user agent if it is unknown. */
export function browserName(userAgent: string): string {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return [`${name} ${version}`, system].filter(Boolean).join(', ')
  }
  return userAgent
}
