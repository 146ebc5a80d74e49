/** Why there is no picture or no sound of the doctor. */
export type MediaTrouble = 'denied' | 'none' | 'busy' | 'other'

const TROUBLES: Readonly<Record<string, MediaTrouble>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
}

/** What the browser's refusal to open a device means; by its name, which is the only part that browsers agree upon. */
export function mediaTroubleOf(error: unknown): MediaTrouble {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return Object.hasOwn(TROUBLES, name) ? (TROUBLES[name] ?? 'other') : 'other'
}
