import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import {
  addedDevices,
  arePreferencesAvailable,
  type DevicePreferences,
  loadDevicePreferences,
  type LocalDevice,
  NO_PREFERENCES,
  NONE_ADDED,
  saveDevicePreferences,
} from '../lib/devices/device-preferences'
import {
  type DeviceError,
  type DeviceKind,
  type DeviceLists,
  type DeviceRequest,
  listDevices,
} from '../lib/devices/local-devices'
import { createLocalTracks, type LocalTracks, type LocalTrackEvent, type TrackKind } from '../lib/devices/local-tracks'
import { callLeft } from './call'
import type { CallRequest } from './call-state'
import { $callSettings } from './stored-call'

interface LocalTrack {
  /** Id for `getTrack()`. */
  trackId: string
  deviceId: string | null
}

export interface DeviceCheck {
  of: CallRequest
  known: DevicePreferences
}

const NO_LISTS: DeviceLists = { cameras: [], microphones: [], speakers: [] }
const NO_MEDIA = {
  tracks: { camera: null, microphone: null, screen: null } as Record<TrackKind, LocalTrack | null>,
  errors: { camera: null, microphone: null } as Record<DeviceKind, DeviceError | null>,
  mutedBySystem: { camera: false, microphone: false } as Record<DeviceKind, boolean>,
  /** Devices whose next track replaces another one without the user having asked for it. */
  replaced: [] as readonly DeviceKind[],
  /** Since the previous list of this call. */
  added: NONE_ADDED,
  isListed: false,
}

// Events
export const deviceChosen = createEvent<{ kind: 'camera' | 'microphone' | 'speaker'; deviceId: string }>()
export const trackEventReceived = createEvent<LocalTrackEvent>()
export const replacementRequested = createEvent<DeviceRequest>()
export const deviceReplaced = createEvent<{ kind: DeviceKind; label: string }>()

type EventOf<Kind extends LocalTrackEvent['kind']> = Extract<LocalTrackEvent, { kind: Kind }>
const trackEventOf = <Kind extends LocalTrackEvent['kind']>(kind: Kind) =>
  trackEventReceived.filterMap((event) => (event.kind === kind ? (event as EventOf<Kind>) : undefined))
export const trackOpened = trackEventOf('opened')
export const trackEnded = trackEventOf('ended')
export const deviceErrorsReceived = trackEventOf('failed')
export const devicesListed = trackEventOf('listed')

// Effects
export const startTracksFx = createEffect(() =>
  createLocalTracks({ devices: navigator.mediaDevices, onEvent: scopeBind(trackEventReceived) }),
)
const closeTracksFx = createEffect((tracks: LocalTracks | null) => tracks?.close())
export const loadPreferencesFx = createEffect(loadDevicePreferences)
export const savePreferencesFx = createEffect(saveDevicePreferences)
/** True if the devices of the last call are available; false where the browser does not list them. */
export const checkDevicesFx = createEffect(async ({ known }: DeviceCheck) =>
  arePreferencesAvailable(known, await listDevices(navigator.mediaDevices)),
)

// Stores
const closeStarted = createEvent<LocalTracks | null>()
const $trackManager = createStore<LocalTracks | null>(null, { serialize: 'ignore' })
  .on(startTracksFx.doneData, (_, tracks) => tracks)
  .reset(closeStarted)
/** The lists outlast the call, until the browser lists the devices again. */
export const $localMedia = createStore({ ...NO_MEDIA, lists: NO_LISTS })
  .on(trackOpened, (media, { of, trackId, deviceId }) => {
    const tracks = { ...media.tracks, [of]: { trackId, deviceId } }
    if (of === 'screen') return { ...media, tracks }
    const [errors, mutedBySystem] = [
      { ...media.errors, [of]: null },
      { ...media.mutedBySystem, [of]: false },
    ]
    return { ...media, tracks, errors, mutedBySystem }
  })
  .on([trackEventOf('stopped'), trackEnded], (media, { of }) => ({ ...media, tracks: { ...media.tracks, [of]: null } }))
  .on(trackEventOf('muted'), (media, { of, isMutedBySystem }) => ({
    ...media,
    mutedBySystem: { ...media.mutedBySystem, [of]: isMutedBySystem },
  }))
  .on(deviceErrorsReceived, (media, { errors }) => ({
    ...media,
    errors: { ...media.errors, ...errors },
    replaced: media.replaced.filter((kind) => !(kind in errors)),
  }))
  .on(replacementRequested, (media, request) => ({
    ...media,
    replaced: [...new Set([...media.replaced, ...(Object.keys(request) as DeviceKind[])])],
  }))
  .on(deviceReplaced, (media, { kind }) => ({ ...media, replaced: media.replaced.filter((item) => item !== kind) }))
  .on(devicesListed, (media, { devices }) => ({
    ...media,
    lists: devices,
    added: media.isListed ? addedDevices(media.lists, devices) : NONE_ADDED,
    isListed: true,
  }))
  .on(callLeft, ({ lists }) => ({ ...NO_MEDIA, lists }))
export const $devicePreferences = createStore(NO_PREFERENCES)
  .on(loadPreferencesFx.doneData, (_, known) => known)
  .on(deviceChosen, (known, { kind, deviceId }) => ({ ...known, [kind]: deviceId }))
export const $localTracks = $localMedia.map(({ tracks }) => tracks)
export const $devices = $localMedia.map(({ lists }) => lists)
/** Shared screen or camera, as an id for `getTrack()`. */
export const $localVideoTrackId = $localTracks.map(({ screen, camera }) => (screen ?? camera)?.trackId ?? null)
export const $isScreenShared = $localTracks.map(({ screen }) => screen !== null)
export const $camera = deviceOf('camera', 'isCameraOn')
export const $microphone = deviceOf('microphone', 'isMicrophoneOn')
/** Null for the default of the system, and while the chosen speaker is unplugged. */
export const $speaker = combine($devicePreferences, $devices, ({ speaker }, { speakers }) =>
  speakers.some(({ deviceId }) => deviceId === speaker) ? speaker : null,
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

// Connections
sample({ clock: callLeft, source: $trackManager, target: [closeTracksFx, closeStarted] })
sample({ clock: deviceChosen, source: $devicePreferences, target: savePreferencesFx })

function deviceOf(kind: DeviceKind, setting: 'isCameraOn' | 'isMicrophoneOn') {
  return combine(
    $callSettings,
    $localMedia,
    ({ [setting]: isEnabled }, { tracks, errors, mutedBySystem }): LocalDevice => {
      const track = tracks[kind]
      return {
        isEnabled,
        isRunning: isEnabled && track !== null,
        isMutedBySystem: mutedBySystem[kind],
        deviceError: isEnabled ? errors[kind] : null,
        deviceId: track?.deviceId ?? null,
      }
    },
  )
}
