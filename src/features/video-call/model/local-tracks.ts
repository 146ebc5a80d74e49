import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { DeviceKind, DeviceLists, DeviceWish } from '../lib/local-devices'
import { createLocalTracks, type LocalTracks, type TrackFact, type TrackKind } from '../lib/local-tracks'
import type { MediaTrouble } from '../lib/device-errors'
import { callBegun, callClosed } from './active-call'

interface OwnTrack {
  /** Of `liveTrack()`. */
  trackId: string
  deviceId: string | null
}

const NO_TRACKS: Record<TrackKind, OwnTrack | null> = { camera: null, microphone: null, screen: null }
const NO_TROUBLES: Record<DeviceKind, MediaTrouble | null> = { camera: null, microphone: null }
const NOT_SILENCED: Record<DeviceKind, boolean> = { camera: false, microphone: false }
const NO_LISTS: DeviceLists = { cameras: [], microphones: [], speakers: [] }

// What happened
export const tracksTold = createEvent<TrackFact>()

type FactOf<Kind extends TrackFact['kind']> = Extract<TrackFact, { kind: Kind }>
const factOf = <Kind extends TrackFact['kind']>(kind: Kind) =>
  tracksTold.filterMap((fact) => (fact.kind === kind ? (fact as FactOf<Kind>) : undefined))

export const trackOpened = factOf('opened')
export const trackEnded = factOf('ended')
export const devicesTroubled = factOf('troubled')
export const devicesListed = factOf('listed')

// State
const $localTracks = createStore<LocalTracks | null>(null, { serialize: 'ignore' })
export const $ownTracks = createStore(NO_TRACKS)
  .on(trackOpened, (tracks, { of, trackId, deviceId }) => ({ ...tracks, [of]: { trackId, deviceId } }))
  .on([factOf('stopped'), trackEnded], (tracks, { of }) => ({ ...tracks, [of]: null }))
  .reset(callClosed)
export const $troubles = createStore(NO_TROUBLES)
  .on(devicesTroubled, (now, { troubles }) => ({ ...now, ...troubles }))
  .on(trackOpened, (now, { of }) => (of === 'screen' ? now : { ...now, [of]: null }))
  .reset(callClosed)
export const $silenced = createStore(NOT_SILENCED)
  .on(trackOpened, (now, { of }) => (of === 'screen' ? now : { ...now, [of]: false }))
  .on(factOf('silenced'), (now, { of, isSilenced }) => ({ ...now, [of]: isSilenced }))
  .reset(callClosed)
export const $deviceLists = createStore(NO_LISTS).on(devicesListed, (_, { devices }) => devices)

// What the world does for us
export const beginTracksFx = createEffect(() =>
  createLocalTracks({ devices: navigator.mediaDevices, tell: scopeBind(tracksTold) }),
)
export const openTracksFx = attach({
  source: $localTracks,
  effect: async (tracks, wish: DeviceWish) => tracks?.open(wish),
})
export const stopTrackFx = attach({ source: $localTracks, effect: (tracks, of: TrackKind) => tracks?.stop(of) })
export const muteMicrophoneFx = attach({
  source: $localTracks,
  effect: (tracks, isMuted: boolean) => tracks?.mute(isMuted),
})
export const shareScreenFx = attach({ source: $localTracks, effect: async (tracks) => tracks?.share() })
const closeTracksFx = createEffect((tracks: LocalTracks) => tracks.close())

// Flow
const closed = sample({ clock: callClosed, source: $localTracks, filter: Boolean, fn: (tracks) => tracks })
sample({ clock: closed, target: closeTracksFx })
sample({ clock: closed, fn: () => null, target: $localTracks })
sample({ clock: callBegun, fn: () => {}, target: beginTracksFx })
sample({ clock: beginTracksFx.doneData, target: $localTracks })
/** Everything of before is gone: the devices of this call can be asked for. */
export const tracksBegun = sample({ clock: beginTracksFx.doneData, fn: () => {} })
