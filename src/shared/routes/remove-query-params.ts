import type { PortalLocation } from './navigation'

export function removeQueryParams({ pathname, search, hash }: PortalLocation, names: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  const query = params.toString()
  return pathname + (query && `?${query}`) + hash
}
