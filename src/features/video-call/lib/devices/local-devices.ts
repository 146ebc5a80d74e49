export type DeviceKind = 'camera' | 'microphone'
export type DeviceError = 'denied' | 'notFound' | 'busy' | 'other'

interface DeviceEntry {
  deviceId: string
  label: string
}
export type DeviceLists = Record<DeviceKind | 'speaker', readonly DeviceEntry[]>

/** Ids of the devices to open; null for the default of the browser. */
export type DeviceRequest = Partial<Record<DeviceKind, string | null>>
export type OpenedDevice = { track: MediaStreamTrack } | { deviceError: DeviceError }

export type BrowserDevices = Pick<
  globalThis.MediaDevices,
  'getUserMedia' | 'getDisplayMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>
type PermissionOf = (kind: DeviceKind) => Promise<PermissionState | null>

const IDEAL = {
  camera: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  microphone: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
} as const

const MEDIA = { camera: 'video', microphone: 'audio' } as const

const DEVICE_ERRORS: Readonly<Record<string, DeviceError>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'notFound',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The only part of an error of `getUserMedia` on which browsers agree. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''

export function toDeviceError(error: unknown): DeviceError {
  const name = nameOf(error)
  return Object.hasOwn(DEVICE_ERRORS, name) ? (DEVICE_ERRORS[name] ?? 'other') : 'other'
}

/** Null where the browser cannot query this permission. */
const readPermission: PermissionOf = async (kind) => {
  try {
    const { state } = await navigator.permissions.query({ name: kind })
    return state
  } catch {
    return null
  }
}

const withoutIds = (request: DeviceRequest): DeviceRequest =>
  Object.fromEntries(Object.keys(request).map((kind) => [kind, null]))

/** @throws DOMException */
async function requestMedia(devices: BrowserDevices, request: DeviceRequest, isPlain = false): Promise<MediaStream> {
  const constraints: MediaStreamConstraints = {}
  for (const [kind, deviceId] of Object.entries(request) as [DeviceKind, string | null][]) {
    const requested = { ...IDEAL[kind], ...(deviceId && { deviceId: { exact: deviceId } }) }
    constraints[MEDIA[kind]] = isPlain || requested
  }
  try {
    return await devices.getUserMedia(constraints)
  } catch (error) {
    // Only one of two devices may be missing; `openDevices` then requests each alone.
    const isSingle = Object.keys(request).length === 1
    if (nameOf(error) !== 'OverconstrainedError' || isPlain || !isSingle) throw error
    // The stored device may be unplugged: first any other one, then one that does not meet the constraints.
    const isStored = Object.values(request).some((deviceId) => deviceId !== null)
    return requestMedia(devices, withoutIds(request), !isStored)
  }
}

async function openDevice(devices: BrowserDevices, kind: DeviceKind, request: DeviceRequest): Promise<OpenedDevice> {
  try {
    const stream = await requestMedia(devices, { [kind]: request[kind] ?? null })
    const [track] = stream.getTracks()
    return track ? { track } : { deviceError: 'notFound' }
  } catch (error) {
    return { deviceError: toDeviceError(error) }
  }
}

/** A retry may open a second prompt: it is skipped if the user denied both devices or dismissed the first prompt. */
async function isRetryable(kind: DeviceKind, error: unknown, permissionOf: PermissionOf): Promise<boolean> {
  if (toDeviceError(error) !== 'denied') return true
  const other = kind === 'camera' ? 'microphone' : 'camera'
  const [permission, otherPermission] = await Promise.all([permissionOf(kind), permissionOf(other)])
  return permission === 'granted' || (permission !== 'denied' && otherPermission === 'denied')
}

/** One call for both devices shows one prompt. If it fails each is requested alone, for users with only one device. */
export async function openDevices(
  devices: BrowserDevices | undefined,
  request: DeviceRequest,
  permissionOf: PermissionOf = readPermission,
): Promise<Partial<Record<DeviceKind, OpenedDevice>>> {
  const kinds = Object.keys(request) as DeviceKind[]
  const each = async (open: (kind: DeviceKind) => Promise<OpenedDevice>) =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await open(kind)] as const)))
  // `navigator.mediaDevices` is undefined outside a secure context.
  if (!devices) return each(async () => ({ deviceError: 'other' }))
  if (kinds.length < 2) return each((kind) => openDevice(devices, kind, request))
  try {
    const stream = await requestMedia(devices, request)
    return await each(async (kind) => {
      const track = stream.getTracks().find((item) => item.kind === MEDIA[kind])
      return track ? { track } : { deviceError: 'notFound' }
    })
  } catch (error) {
    return each(async (kind) =>
      (await isRetryable(kind, error, permissionOf))
        ? openDevice(devices, kind, request)
        : { deviceError: toDeviceError(error) },
    )
  }
}

/** Devices with an id and a label; both are empty until the user has granted the permission. */
export async function listDevices(devices: BrowserDevices | undefined): Promise<DeviceLists> {
  const all = (await devices?.enumerateDevices()) ?? []
  const entriesOf = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '')
      .map(({ deviceId, label }) => ({ deviceId, label }))
  return { camera: entriesOf('videoinput'), microphone: entriesOf('audioinput'), speaker: entriesOf('audiooutput') }
}

/** The screen, window or tab that the user picks; null if the user cancels. */
export async function openScreen(devices: BrowserDevices | undefined): Promise<MediaStreamTrack | null> {
  try {
    const stream = await devices?.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false })
    return stream?.getVideoTracks()[0] ?? null
  } catch (error) {
    // Only this message, of Chromium and Firefox, separates a missing permission of the system from a cancelled choice.
    const isForbidden = error instanceof Error && error.message === 'Permission denied by system'
    if (toDeviceError(error) === 'denied' && !isForbidden) return null
    throw error
  }
}

/** Ids of devices that were plugged in. */
type AddedDevices = Record<DeviceKind, readonly string[]>
export const NONE_ADDED: AddedDevices = { camera: [], microphone: [] }

export interface LocalDevice {
  isEnabled: boolean
  /** Shown as on: it is switched on, and has a track or is being opened. */
  isOn: boolean
  /** It is switched on and has a track. */
  isRunning: boolean
  /** It is running, and the system or a hardware switch has muted it. */
  isMutedBySystem: boolean
  deviceError: DeviceError | null
  deviceId: string | null
}

/** The browser opens the device, or asks for the permission. */
export const isStarting = ({ isOn, isRunning }: LocalDevice): boolean => isOn && !isRunning

export function addedDevices(before: DeviceLists, after: DeviceLists): AddedDevices {
  const added = (kind: DeviceKind) =>
    after[kind].map(({ deviceId }) => deviceId).filter((id) => !before[kind].some(({ deviceId }) => deviceId === id))
  return { camera: added('camera'), microphone: added('microphone') }
}

/**
 * True if a device that was just plugged in replaces a missing one, or is the preferred one. A denied permission is not
 * requested again.
 */
export function isBetterDevice(device: LocalDevice, preferred: string | null, added: readonly string[]): boolean {
  const isPreferredAdded = preferred !== null && added.includes(preferred)
  // A muted microphone is not running, but has a device.
  if (device.isRunning || device.deviceId !== null) return isPreferredAdded && device.deviceId !== preferred
  if (!device.isEnabled) return false
  if (device.deviceError === 'notFound') return added.length > 0
  return isPreferredAdded && (device.deviceError === 'busy' || device.deviceError === 'other')
}
