/** Why there is no picture or no sound of the doctor. */
export type DeviceError = 'denied' | 'none' | 'busy' | 'other'

const DEVICE_ERRORS: Readonly<Record<string, DeviceError>> = {
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
export function toDeviceError(error: unknown): DeviceError {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return Object.hasOwn(DEVICE_ERRORS, name) ? (DEVICE_ERRORS[name] ?? 'other') : 'other'
}
