import type { ClientInfo } from '@/shared/browser'
import type { Language } from '@/shared/i18n'
import type { LiveStatus } from '@/shared/realtime'
import { type RouteId, routeDefinition } from '@/shared/routes'
import { browserName } from './browser-name'

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
