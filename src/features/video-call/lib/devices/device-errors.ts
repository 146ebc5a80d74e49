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

/** Maps the error of `getUserMedia` by its name, the only part on which browsers agree. */
export function toDeviceError(error: unknown): DeviceError {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return Object.hasOwn(DEVICE_ERRORS, name) ? (DEVICE_ERRORS[name] ?? 'other') : 'other'
}
