import { type DeviceError, toDeviceError } from './device-errors'
import { type PermissionOf, readPermission } from './media-permission'

export type DeviceKind = 'camera' | 'microphone'

export interface DeviceEntry {
  deviceId: string
  label: string
}
export interface DeviceLists {
  cameras: readonly DeviceEntry[]
  microphones: readonly DeviceEntry[]
  speakers: readonly DeviceEntry[]
}

/** Which device to open; null for whichever the browser takes. */
export type DeviceRequest = Partial<Record<DeviceKind, string | null>>
export type OpenedDevice = { track: MediaStreamTrack } | { deviceError: DeviceError }

export type BrowserDevices = Pick<
  globalThis.MediaDevices,
  'getUserMedia' | 'getDisplayMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>

const IDEAL = {
  camera: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  microphone: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
} as const

const MEDIA = { camera: 'video', microphone: 'audio' } as const

/** @throws DOMException */
async function requestMedia(devices: BrowserDevices, request: DeviceRequest, isPlain: boolean): Promise<MediaStream> {
  const constraints: MediaStreamConstraints = {}
  for (const [kind, deviceId] of Object.entries(request) as [DeviceKind, string | null][]) {
    const requested = { ...IDEAL[kind], ...(deviceId && { deviceId: { exact: deviceId } }) }
    constraints[MEDIA[kind]] = isPlain || requested
  }
  try {
    return await devices.getUserMedia(constraints)
  } catch (error) {
    // The remembered device is gone, or cannot do what is asked of it: any one is better than none.
    const isTooMuch = error instanceof Error && error.name === 'OverconstrainedError'
    if (!isTooMuch || isPlain) throw error
    return requestMedia(devices, request, true)
  }
}

async function openDevice(devices: BrowserDevices, kind: DeviceKind, request: DeviceRequest): Promise<OpenedDevice> {
  try {
    const stream = await requestMedia(devices, { [kind]: request[kind] ?? null }, false)
    const [track] = stream.getTracks()
    return track ? { track } : { deviceError: 'none' }
  } catch (error) {
    return { deviceError: toDeviceError(error) }
  }
}

/** Where the doctor has refused both, or has closed the question, asking again would only be a nuisance. */
async function isRetryable(kind: DeviceKind, error: unknown, permissionOf: PermissionOf): Promise<boolean> {
  if (toDeviceError(error) !== 'denied') return true
  const other = kind === 'camera' ? 'microphone' : 'camera'
  const [own, others] = await Promise.all([permissionOf(kind), permissionOf(other)])
  return own === 'granted' || (own !== 'denied' && others === 'denied')
}

/**
 * Opens what is wished for. Both at once, so that the browser asks once; where that fails, each on its own, so that who has
 * only one of them, or allows only one, still takes part.
 */
export async function openDevices(
  devices: BrowserDevices | undefined,
  request: DeviceRequest,
  permissionOf: PermissionOf = readPermission,
): Promise<Partial<Record<DeviceKind, OpenedDevice>>> {
  const kinds = Object.keys(request) as DeviceKind[]
  const each = async (open: (kind: DeviceKind) => Promise<OpenedDevice>) =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await open(kind)] as const)))
  // Without a secure context there are no devices at all.
  if (!devices) return each(async () => ({ deviceError: 'other' }))
  if (kinds.length < 2) return each((kind) => openDevice(devices, kind, request))
  try {
    const stream = await requestMedia(devices, request, false)
    return await each(async (kind) => {
      const track = stream.getTracks().find((item) => item.kind === MEDIA[kind])
      return track ? { track } : { deviceError: 'none' }
    })
  } catch (error) {
    return each(async (kind) =>
      (await isRetryable(kind, error, permissionOf))
        ? openDevice(devices, kind, request)
        : { deviceError: toDeviceError(error) },
    )
  }
}

/** The devices that can be told apart: without a permission the browser names none of them. */
export async function listDevices(devices: BrowserDevices | undefined): Promise<DeviceLists> {
  const all = (await devices?.enumerateDevices()) ?? []
  const of = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '')
      .map(({ deviceId, label }) => ({ deviceId, label }))
  return { cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') }
}

/** The screen, a window or a tab, whichever the doctor picks; null where they pick none. */
export async function openScreen(devices: BrowserDevices | undefined): Promise<MediaStreamTrack | null> {
  try {
    const stream = await devices?.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false })
    return stream?.getVideoTracks()[0] ?? null
  } catch (error) {
    if (toDeviceError(error) === 'denied') return null
    throw error
  }
}
