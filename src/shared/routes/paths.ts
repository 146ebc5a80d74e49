import { isLanguage, type Language, LANGUAGES } from '@/shared/i18n'
import { decodeOrNull } from '@/shared/lib/url'
import { pathSegments } from './path-segments'
import { ROUTE_IDS, ROUTES, type RouteId } from './route-table'

export type RouteParams = Readonly<Record<string, string>>

/** Query parameter of a link to a consultation, on any route. */
export const ROOM_PARAM = 'room'

export interface RouteMatch {
  id: RouteId
  params: RouteParams
}

/** `/tr/hasta-takip/42` for `('patientFollowUp', 'tr', { id: '42' })`; parameter values are encoded. */
export function buildPath(id: RouteId, language: Language, params: RouteParams = {}): string {
  const segments = ROUTES[id].slug[language].split('/').filter(Boolean)
  const filled = segments.map((segment) => (segment.startsWith(':') ? encodeParam(params, segment.slice(1)) : segment))
  return `/${[language, ...filled].join('/')}`
}

function encodeParam(params: RouteParams, name: string): string {
  const value = params[name]
  if (!value) throw new Error(`the route parameter "${name}" is missing`)
  return encodeURIComponent(value)
}

/** The route of a path, or null for an unknown or malformed one; a trailing slash is ignored. */
export function matchPath(pathname: string): RouteMatch | null {
  const [language, ...segments] = pathSegments(pathname)
  return isLanguage(language) ? matchSegments(segments, language) : null
}

/** Also matches a path without a language, and with the slug of another language. */
export function matchAnyPath(pathname: string): RouteMatch | null {
  const segments = pathSegments(pathname)
  const [first] = segments
  const others = isLanguage(first) ? segments.slice(1) : segments
  const languages = isLanguage(first) ? [first, ...LANGUAGES] : LANGUAGES
  return languages.map((language) => matchSegments(others, language)).find((match) => match !== null) ?? null
}

function matchSegments(segments: readonly string[], language: Language): RouteMatch | null {
  for (const id of ROUTE_IDS) {
    const params = matchSlug(ROUTES[id].slug[language], segments)
    if (params) return { id, params }
  }
  return null
}

function matchSlug(slug: string, segments: readonly string[]): RouteParams | null {
  const expected = slug.split('/').filter(Boolean)
  if (expected.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
      continue
    }
    const value = decodeOrNull(segment)
    // An unpaired surrogate could not be encoded again.
    if (value === null || value === '' || !value.isWellFormed()) return null
    params[part.slice(1)] = value
  }
  return params
}

/** An unknown page keeps its path and only changes the language, so that "not found" is in that language. */
export function translatePath(pathname: string, language: Language): string {
  const match = matchPath(pathname)
  if (match) return buildPath(match.id, language, match.params)
  const segments = pathSegments(pathname)
  const withoutLanguage = isLanguage(segments[0]) ? segments.slice(1) : segments
  return `/${[language, ...withoutLanguage.filter(Boolean)].join('/')}`
}
