import { afterEach, expect, test, vi } from 'vitest'
import { type FakeTrack, fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { getTrack, trackCount } from '../media/track-registry'
import type { BrowserDevices, openDevices } from './local-devices'
import { createLocalTracks, type LocalTrackEvent, type LocalTracks } from './local-tracks'

afterEach(() => {
  for (const { tracks } of opened.splice(0)) tracks.close()
  expect(trackCount(), 'no track is left').toBe(0)
})

const opened: { tracks: ReturnType<typeof createLocalTracks> }[] = []

function setup(open?: typeof openDevices) {
  const openedTracks: FakeTrack[] = []
  const browser = Object.assign(new EventTarget(), {
    enumerateDevices: vi.fn(async () => []),
    getDisplayMedia: async () => {
      const track = fakeTrack('video', 'screen')
      openedTracks.push(track)
      return { getVideoTracks: () => [track] } as unknown as MediaStream
    },
  })
  const listeners = { add: vi.spyOn(browser, 'addEventListener'), remove: vi.spyOn(browser, 'removeEventListener') }
  const events: LocalTrackEvent[] = []
  const openAll: typeof openDevices = async (_, request) =>
    Object.fromEntries(
      Object.entries(request).map(([kind, deviceId]) => {
        const track = fakeTrack(kind === 'camera' ? 'video' : 'audio', deviceId ?? 'default')
        openedTracks.push(track)
        return [kind, { track }]
      }),
    )
  const tracks = createLocalTracks({
    devices: browser as unknown as BrowserDevices,
    onEvent: (event) => events.push(event),
    open: open ?? openAll,
  })
  opened.push({ tracks })
  const receivedEvents = (kind: LocalTrackEvent['kind']) => events.filter((event) => event.kind === kind)
  return { tracks, openedTracks, events, receivedEvents, browser, listeners }
}
const states = (tracks: readonly FakeTrack[]) => tracks.map(({ readyState }) => readyState)

test('an opened track is emitted and registered, and the devices are listed', async () => {
  const { tracks, openedTracks, receivedEvents } = setup()
  await tracks.open({ camera: null, microphone: 'm' })
  expect(receivedEvents('opened')).toMatchObject([
    { source: 'camera', deviceId: 'default' },
    { source: 'microphone', deviceId: 'm' },
  ])
  expect(getTrack(openedTracks[0]?.id ?? '')).toBe(openedTracks[0])
  expect(receivedEvents('listed')).toHaveLength(1)
})

test('another device replaces the previous one, whose track is stopped', async () => {
  const { tracks, openedTracks, events } = setup()
  await tracks.open({ camera: 'a' })
  await tracks.open({ camera: 'b' })
  expect(states(openedTracks)).toEqual(['ended', 'live'])
  expect(trackCount()).toBe(1)
  openedTracks[0]?.muteBySystem(true)
  openedTracks[0]?.unplug()
  expect(events.at(-1)?.kind, 'events of the previous track are ignored').toBe('listed')
})

/** Opens one camera at a time, as many phones do, and never `busy`. */
function openOneCamera(busy?: string) {
  const cameras: FakeTrack[] = []
  const open = vi.fn<typeof openDevices>(async (_, { camera }) => {
    if (camera === busy || states(cameras).includes('live')) return { camera: { deviceError: 'busy' } }
    const track = fakeTrack('video', camera ?? 'default')
    cameras.push(track)
    return { camera: { track } }
  })
  return { cameras, open }
}

test('on a phone that opens one camera at a time, the current one is stopped before the chosen one opens', async () => {
  const { cameras, open } = openOneCamera()
  const { tracks, events, receivedEvents } = setup(open)
  await tracks.open({ camera: 'front' })
  events.length = 0
  await tracks.open({ camera: 'back' })
  expect(states(cameras)).toEqual(['ended', 'live'])
  expect(events.map(({ kind }) => kind)).toEqual(['stopped', 'opened', 'listed'])
  expect(receivedEvents('opened')).toMatchObject([{ source: 'camera', deviceId: 'back' }])
})

test('if the chosen camera stays busy, its error is emitted and the current one opens again', async () => {
  const { cameras, open } = openOneCamera('back')
  const { tracks, events, receivedEvents } = setup(open)
  await tracks.open({ camera: 'front' })
  events.length = 0
  await tracks.open({ camera: 'back' })
  expect(states(cameras)).toEqual(['ended', 'live'])
  expect(receivedEvents('failed')).toEqual([{ kind: 'failed', errors: { camera: 'busy' } }])
  expect(events.filter(({ kind }) => kind !== 'listed').at(-1)).toMatchObject({ kind: 'opened', deviceId: 'front' })
})

test.each<[string, (tracks: LocalTracks) => void]>([
  ['it was switched off', (tracks) => tracks.stop('camera')],
  ['the call is over', (tracks) => tracks.close()],
])('while the chosen camera is busy, the current one is not opened again after %s', async (_, end) => {
  const { cameras, open } = openOneCamera()
  const { tracks } = setup(open)
  await tracks.open({ camera: 'front' })
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof openDevices>>>()
  open.mockResolvedValueOnce({ camera: { deviceError: 'busy' } }).mockReturnValueOnce(promise)
  const opening = tracks.open({ camera: 'back' })
  await vi.waitFor(() => expect(states(cameras)).toEqual(['ended']))
  end(tracks)
  resolve({ camera: { deviceError: 'busy' } })
  await opening
  expect(open).toHaveBeenCalledTimes(3)
  expect(states(cameras)).toEqual(['ended'])
})

test('a camera that is switched off while it opens is stopped when it has opened (F-L11)', async () => {
  const track = fakeTrack('video')
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof openDevices>>>()
  const { tracks, receivedEvents } = setup(() => promise)
  const opening = tracks.open({ camera: null })
  tracks.stop('camera')
  resolve({ camera: { track } })
  await opening
  expect(track.readyState).toBe('ended')
  expect(receivedEvents('opened')).toEqual([])
})

test('a device that opens after the call is over is stopped, and no event is emitted (F-K20, F-L05)', async () => {
  const track = fakeTrack('video')
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof openDevices>>>()
  const { tracks, events } = setup(() => promise)
  const opening = tracks.open({ camera: null, microphone: null })
  tracks.close()
  resolve({ camera: { track }, microphone: { deviceError: 'busy' } })
  await opening
  expect(track.readyState).toBe('ended')
  expect(events).toEqual([])
})

test('a microphone that is busy keeps the current one, and the camera is not opened again', async () => {
  const open = vi.fn<typeof openDevices>(async () => ({ microphone: { deviceError: 'busy' } }))
  open.mockResolvedValueOnce({ microphone: { track: fakeTrack('audio') } })
  const { tracks, receivedEvents } = setup(open)
  await tracks.open({ microphone: 'a' })
  await tracks.open({ microphone: 'b' })
  expect(receivedEvents('failed')).toEqual([{ kind: 'failed', errors: { microphone: 'busy' } }])
  expect(open).toHaveBeenCalledTimes(2)
  expect(trackCount()).toBe(1)
})

test('errors of both devices are emitted together', async () => {
  const { tracks, receivedEvents } = setup(async () => ({
    camera: { deviceError: 'busy' },
    microphone: { deviceError: 'denied' },
  }))
  await tracks.open({ camera: null, microphone: null })
  expect(receivedEvents('failed')).toEqual([{ kind: 'failed', errors: { camera: 'busy', microphone: 'denied' } }])
})

test('a microphone that opens later keeps the mute state', async () => {
  const { tracks, openedTracks } = setup()
  tracks.mute(true)
  await tracks.open({ microphone: null })
  expect(openedTracks[0]?.enabled).toBe(false)
  tracks.mute(false)
  expect(openedTracks[0]?.enabled).toBe(true)
})

test('an unplugged device and a mute by the system are emitted (F-L10)', async () => {
  const { tracks, openedTracks, receivedEvents } = setup()
  await tracks.open({ camera: null, microphone: null })
  openedTracks[1]?.muteBySystem(true)
  openedTracks[1]?.muteBySystem(false)
  openedTracks[0]?.unplug()
  expect(receivedEvents('muted')).toEqual([
    { kind: 'muted', source: 'microphone', isMutedBySystem: true },
    { kind: 'muted', source: 'microphone', isMutedBySystem: false },
  ])
  expect(receivedEvents('ended')).toEqual([{ kind: 'ended', source: 'camera' }])
  expect(trackCount()).toBe(1)
})

test('a device that the system has muted before it opens is emitted as muted', async () => {
  const track = fakeTrack('audio')
  track.muteBySystem(true)
  const { tracks, receivedEvents } = setup(async () => ({ microphone: { track } }))
  await tracks.open({ microphone: null })
  expect(receivedEvents('muted')).toEqual([{ kind: 'muted', source: 'microphone', isMutedBySystem: true }])
})

test('a shared screen is optimised for detail and can be stopped', async () => {
  const { tracks, openedTracks, receivedEvents } = setup()
  await tracks.share()
  expect(openedTracks[0]).toMatchObject({ contentHint: 'detail', readyState: 'live' })
  tracks.stop('screen')
  expect(receivedEvents('stopped')).toEqual([{ kind: 'stopped', source: 'screen' }])
  expect(states(openedTracks)).toEqual(['ended'])
})

test.each<[string, (tracks: LocalTracks) => void]>([
  ['the call is over', (tracks) => tracks.close()],
  ['sharing was stopped', (tracks) => tracks.stop('screen')],
])('a screen that is picked after %s is not shared', async (_, end) => {
  const { tracks, openedTracks, receivedEvents } = setup()
  const sharing = tracks.share()
  end(tracks)
  await sharing
  expect(states(openedTracks)).toEqual(['ended'])
  expect(receivedEvents('opened')).toEqual([])
})

test('the devices are listed again when one is plugged in or removed', async () => {
  const { browser, receivedEvents } = setup()
  browser.dispatchEvent(new Event('devicechange'))
  await vi.waitFor(() => expect(receivedEvents('listed')).toHaveLength(1))
})

test('twenty calls leak no track and no listener (F-L17)', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { tracks, openedTracks, listeners } = setup()
    await tracks.open({ camera: null, microphone: null })
    await tracks.share()
    tracks.close()
    expect(states(openedTracks)).toEqual(['ended', 'ended', 'ended'])
    expect(listeners.remove).toHaveBeenCalledTimes(listeners.add.mock.calls.length)
    openedTracks[0]?.unplug()
    expect(trackCount()).toBe(0)
  }
})
