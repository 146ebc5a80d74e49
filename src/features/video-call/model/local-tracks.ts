import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { DeviceKind, DeviceLists, DeviceRequest } from '../lib/local-devices'
import { createLocalTracks, type LocalTracks, type LocalTrackEvent, type TrackKind } from '../lib/local-tracks'
import type { DeviceError } from '../lib/device-errors'
import { callStarted, callClosed } from './active-call'

interface LocalTrack {
  /** Id for `getTrack()`. */
  trackId: string
  deviceId: string | null
}

const NO_TRACKS: Record<TrackKind, LocalTrack | null> = { camera: null, microphone: null, screen: null }
const NO_ERRORS: Record<DeviceKind, DeviceError | null> = { camera: null, microphone: null }
const NONE_MUTED: Record<DeviceKind, boolean> = { camera: false, microphone: false }
const NO_LISTS: DeviceLists = { cameras: [], microphones: [], speakers: [] }

// Events
export const trackEventReceived = createEvent<LocalTrackEvent>()

type EventOf<Kind extends LocalTrackEvent['kind']> = Extract<LocalTrackEvent, { kind: Kind }>
const trackEventOf = <Kind extends LocalTrackEvent['kind']>(kind: Kind) =>
  trackEventReceived.filterMap((event) => (event.kind === kind ? (event as EventOf<Kind>) : undefined))

export const trackOpened = trackEventOf('opened')
export const trackEnded = trackEventOf('ended')
export const deviceErrorsReceived = trackEventOf('failed')
export const devicesListed = trackEventOf('listed')

// Stores
const $trackManager = createStore<LocalTracks | null>(null, { serialize: 'ignore' })
export const $localTracks = createStore(NO_TRACKS)
  .on(trackOpened, (tracks, { of, trackId, deviceId }) => ({ ...tracks, [of]: { trackId, deviceId } }))
  .on([trackEventOf('stopped'), trackEnded], (tracks, { of }) => ({ ...tracks, [of]: null }))
  .reset(callClosed)
export const $deviceErrors = createStore(NO_ERRORS)
  .on(deviceErrorsReceived, (now, { errors }) => ({ ...now, ...errors }))
  .on(trackOpened, (now, { of }) => (of === 'screen' ? now : { ...now, [of]: null }))
  .reset(callClosed)
export const $mutedBySystem = createStore(NONE_MUTED)
  .on(trackOpened, (now, { of }) => (of === 'screen' ? now : { ...now, [of]: false }))
  .on(trackEventOf('muted'), (now, { of, isMutedBySystem }) => ({ ...now, [of]: isMutedBySystem }))
  .reset(callClosed)
export const $deviceLists = createStore(NO_LISTS).on(devicesListed, (_, { devices }) => devices)

// Effects
export const startTracksFx = createEffect(() =>
  createLocalTracks({ devices: navigator.mediaDevices, onEvent: scopeBind(trackEventReceived) }),
)
export const openTracksFx = attach({
  source: $trackManager,
  effect: async (tracks, request: DeviceRequest) => tracks?.open(request),
})
export const stopTrackFx = attach({ source: $trackManager, effect: (tracks, of: TrackKind) => tracks?.stop(of) })
export const muteMicrophoneFx = attach({
  source: $trackManager,
  effect: (tracks, isMuted: boolean) => tracks?.mute(isMuted),
})
export const shareScreenFx = attach({ source: $trackManager, effect: async (tracks) => tracks?.share() })
const closeTracksFx = createEffect((tracks: LocalTracks) => tracks.close())

// Connections
const closed = sample({ clock: callClosed, source: $trackManager, filter: Boolean, fn: (tracks) => tracks })
sample({ clock: closed, target: closeTracksFx })
sample({ clock: closed, fn: () => null, target: $trackManager })
sample({ clock: callStarted, fn: () => {}, target: startTracksFx })
sample({ clock: startTracksFx.doneData, target: $trackManager })
/** The tracks of the previous call are closed: devices can be opened for this one. */
export const tracksStarted = sample({ clock: startTracksFx.doneData, fn: () => {} })
