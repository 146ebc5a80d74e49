import { expect, test, vi } from 'vitest'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import {
  type BrowserDevices,
  type DeviceError,
  listDevices,
  openDevices,
  openScreen,
  toDeviceError,
} from './local-devices'

const failure = (name: string) => new DOMException('no', name)
type Constraints = MediaStreamConstraints | undefined

/** A browser that rejects `getUserMedia` with the error name from `failureFor`. */
function setup(failureFor: (constraints: MediaStreamConstraints) => string | null = () => null) {
  const getUserMedia = vi.fn(async (constraints: Constraints) => {
    const rejected = failureFor(constraints ?? {})
    if (rejected) throw failure(rejected)
    const tracks = [constraints?.video && fakeTrack('video'), constraints?.audio && fakeTrack('audio')].filter(Boolean)
    return { getTracks: () => tracks } as unknown as MediaStream
  })
  const devices = { getUserMedia } as unknown as BrowserDevices
  const requested = () =>
    getUserMedia.mock.calls.map(([constraints]) =>
      Object.keys(constraints ?? {})
        .toSorted()
        .join('+'),
    )
  return { devices, getUserMedia, requested }
}
const BOTH = { camera: null, microphone: null }
const unknown = async () => null

test('camera and microphone are requested together, with the specified constraints', async () => {
  const { devices, getUserMedia } = setup()
  const opened = await openDevices(devices, BOTH)
  expect(opened).toMatchObject({ camera: { track: { kind: 'video' } }, microphone: { track: { kind: 'audio' } } })
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
})

test('the chosen device is requested by its id', async () => {
  const { devices, getUserMedia } = setup()
  await openDevices(devices, { camera: 'c' })
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ video: { deviceId: { exact: 'c' } } })
})

test.each([
  ['camera', 'video', 'microphone'],
  ['microphone', 'audio', 'camera'],
] as const)('a user without a %s still takes part with the other device (F-L07)', async (missing, media, other) => {
  const { devices } = setup((constraints) => (constraints[media] ? 'NotFoundError' : null))
  const opened = await openDevices(devices, BOTH, unknown)
  expect(opened[missing]).toEqual({ deviceError: 'notFound' })
  expect(opened[other]).toHaveProperty('track')
})

test('a camera in use by another application leaves the microphone', async () => {
  const { devices, requested } = setup(({ video }) => (video ? 'NotReadableError' : null))
  expect(await openDevices(devices, BOTH)).toMatchObject({ camera: { deviceError: 'busy' }, microphone: { track: {} } })
  expect(requested()).toEqual(['audio+video', 'video', 'audio'])
})

test.each(['prompt', 'denied'] as const)('a user who denies both devices is not prompted again (%s)', async (state) => {
  const { devices, requested } = setup(() => 'NotAllowedError')
  expect(await openDevices(devices, BOTH, async () => state)).toEqual({
    camera: { deviceError: 'denied' },
    microphone: { deviceError: 'denied' },
  })
  expect(requested()).toEqual(['audio+video'])
})

test.each([
  ['camera', 'video', 'microphone', 'audio'],
  ['microphone', 'audio', 'camera', 'video'],
] as const)('if only the %s is blocked, the other device is requested alone', async (blocked, media, other, alone) => {
  const { devices, requested } = setup((constraints) => (constraints[media] ? 'NotAllowedError' : null))
  const opened = await openDevices(devices, BOTH, async (kind) => (kind === blocked ? 'denied' : 'prompt'))
  expect(opened).toMatchObject({ [blocked]: { deviceError: 'denied' }, [other]: { track: {} } })
  expect(requested()).toEqual(['audio+video', alone])
})

test('a device with a granted permission is requested alone after the prompt of the other one is dismissed', async () => {
  const { devices, requested } = setup(({ video }) => (video ? 'NotAllowedError' : null))
  const opened = await openDevices(devices, BOTH, async (kind) => (kind === 'camera' ? 'prompt' : 'granted'))
  expect(opened).toMatchObject({ camera: { deviceError: 'denied' }, microphone: { track: {} } })
  expect(requested()).toEqual(['audio+video', 'audio'])
})

test('a stored device that cannot meet the constraints falls back to the default device (F-L04)', async () => {
  const { devices, getUserMedia } = setup(({ video }) => (typeof video === 'object' ? 'OverconstrainedError' : null))
  expect(await openDevices(devices, { camera: 'gone' })).toMatchObject({ camera: { track: {} } })
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: true })
})

test('a stored camera that is gone does not discard the chosen microphone', async () => {
  const isGone = (video: MediaStreamConstraints['video']) => typeof video === 'object' && video.deviceId !== undefined
  const { devices, getUserMedia } = setup(({ video }) => (isGone(video) ? 'OverconstrainedError' : null))
  const opened = await openDevices(devices, { camera: 'gone', microphone: 'headset' }, unknown)
  expect(opened).toMatchObject({ camera: { track: {} }, microphone: { track: {} } })
  const requested = (kind: 'audio' | 'video') =>
    getUserMedia.mock.calls.map(([constraints]) => constraints?.[kind]).filter(Boolean)
  expect(requested('video').at(-1), 'another camera with the constraints').toEqual({
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30 },
  })
  expect(requested('audio').at(-1)).toMatchObject({ deviceId: { exact: 'headset' } })
})

test('constraints that fail even without a device id give an error', async () => {
  const { devices, getUserMedia } = setup(() => 'OverconstrainedError')
  expect(await openDevices(devices, { camera: null })).toEqual({ camera: { deviceError: 'other' } })
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})

test('a browser without media devices gives errors and empty lists', async () => {
  expect(await openDevices(undefined, BOTH)).toEqual({
    camera: { deviceError: 'other' },
    microphone: { deviceError: 'other' },
  })
  expect(await listDevices(undefined)).toEqual({ camera: [], microphone: [], speaker: [] })
})

test('devices are listed by kind, and those without a label are left out', async () => {
  const device = (kind: MediaDeviceKind, deviceId: string, label = deviceId) => ({ kind, deviceId, label })
  const enumerateDevices = async () => [
    device('videoinput', 'c'),
    device('audioinput', 'm'),
    device('audiooutput', 's'),
    device('audioinput', 'n', ''),
    device('videoinput', '', ''),
  ]
  const entry = (deviceId: string) => ({ deviceId, label: deviceId })
  expect(await listDevices({ enumerateDevices } as unknown as BrowserDevices)).toEqual({
    camera: [entry('c')],
    microphone: [entry('m')],
    speaker: [entry('s')],
  })
})

/** Cast, because `openScreen` uses nothing else of a `MediaDevices`, and no more than the tracks of its stream. */
const withScreen = (getDisplayMedia: () => Promise<unknown>) => ({ getDisplayMedia }) as unknown as BrowserDevices

test.each([
  ['NotAllowedError', 'Permission denied', null],
  ['NotAllowedError', 'Permission denied by system', 'NotAllowedError'],
  ['NotFoundError', '', 'NotFoundError'],
])('sharing a screen that fails with %s, "%s"', async (name, message, thrown) => {
  const devices = withScreen(() => Promise.reject(new DOMException(message, name)))
  const outcome = await openScreen(devices).catch((error: DOMException) => error.name)
  expect(outcome).toBe(thrown)
})

test('a screen is shared with few frames and without its audio', async () => {
  const track = fakeTrack('video')
  const getDisplayMedia = vi.fn(async () => ({ getVideoTracks: () => [track] }))
  expect(await openScreen(withScreen(getDisplayMedia))).toBe(track)
  expect(getDisplayMedia).toHaveBeenCalledExactlyOnceWith({ video: { frameRate: { ideal: 15 } }, audio: false })
})

test.each<[string, DeviceError]>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'notFound'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['OverconstrainedError', 'other'],
  ['TypeError', 'other'],
  ['constructor', 'other'],
])('%s means %s', (name, error) => {
  expect(toDeviceError(new DOMException('whatever the browser says', name))).toBe(error)
})

test.each([null, undefined, 'NotAllowedError', 7, {}])('%j is mapped to the error "other"', (thrown) => {
  expect(toDeviceError(thrown)).toBe('other')
})
