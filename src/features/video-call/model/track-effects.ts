import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { attachTask, createTask, ofKind } from '@/shared/lib/effector'
import {
  arePreferencesAvailable,
  type DevicePreferences,
  loadDevicePreferences,
  saveDevicePreferences,
} from '../lib/devices/device-preferences'
import { type DeviceRequest, listDevices } from '../lib/devices/local-devices'
import {
  createLocalTracks,
  type LocalTracks,
  type LocalTrackEvent,
  type TrackSource,
} from '../lib/devices/local-tracks'
import { devicesReleased } from './call'
import { type CallRequest, isRestored } from './call-state'

interface DevicesCheck {
  request: CallRequest
  preferences: DevicePreferences
}

// Events
export const trackEventReceived = createEvent<LocalTrackEvent>()
export const trackEventOf = <Kind extends LocalTrackEvent['kind']>(kind: Kind) => ofKind(trackEventReceived, kind)

// Effects
export const startTracksFx = createEffect(() =>
  createLocalTracks({ devices: navigator.mediaDevices, onEvent: scopeBind(trackEventReceived) }),
)
const closeTracksTask = createTask((tracks: LocalTracks | null) => tracks?.close())
export const loadPreferencesFx = createEffect(loadDevicePreferences)
export const savePreferencesTask = createTask(saveDevicePreferences)
/** True if the user need not check the devices before joining; fails where the browser does not list them. */
export const checkDevicesFx = createEffect(async ({ request, preferences }: DevicesCheck) => {
  if (isRestored(request)) return true
  if (request.mustCheckDevices) return false
  return arePreferencesAvailable(preferences, await listDevices(navigator.mediaDevices))
})

// Stores
/** Opens and closes camera, microphone and screen during a call or a device test. */
const $localTracks = createStore<LocalTracks | null>(null, { serialize: 'ignore' }).on(
  startTracksFx.doneData,
  (_, tracks) => tracks,
)
const tracksReleased = sample({ clock: devicesReleased, source: $localTracks })
$localTracks.reset(tracksReleased)

export const openTracksFx = attach({
  source: $localTracks,
  effect: async (tracks, request: DeviceRequest) => tracks?.open(request),
})
export const stopTrackTask = attachTask($localTracks, (tracks, source: TrackSource) => tracks?.stop(source))
export const muteMicrophoneTask = attachTask($localTracks, (tracks, isMuted: boolean) => tracks?.mute(isMuted))
export const shareScreenFx = attach({ source: $localTracks, effect: async (tracks) => tracks?.share() })

// Connections
sample({ clock: tracksReleased, target: closeTracksTask })
