import { combine, createEvent, createStore, sample } from 'effector'
import type { DeviceRequest } from '../lib/local-devices'
import type { DeviceError } from '../lib/device-errors'
import { $activeCall, callClosed } from './active-call'
import { $callSettings, settingsChanged } from './call-room'
import { $devicePreferences, deviceChosen, devicePreferencesLoaded } from './device-preferences'
import {
  $deviceLists,
  $localTracks,
  $mutedBySystem,
  $deviceErrors,
  deviceErrorsReceived,
  muteMicrophoneFx,
  openTracksFx,
  shareScreenFx,
  stopTrackFx,
} from './local-tracks'

export type { DeviceEntry as MediaDevice } from '../lib/local-devices'
export { deviceChosen } from './device-preferences'
export { $isTalkingMuted, $audioLevel, audioLevelWatchedChanged } from './audio-level'

export interface LocalDevice {
  isEnabled: boolean
  /** It is switched on and has a track. */
  isRunning: boolean
  isMutedBySystem: boolean
  deviceError: DeviceError | null
  deviceId: string | null
}

// Events
export const cameraToggled = createEvent()
export const microphoneToggled = createEvent()
export const screenShareToggled = createEvent()
export const mediaRetried = createEvent()
export const permissionDialogDismissed = createEvent()
export const cameraEnabledChanged = createEvent<boolean>()
const microphoneEnabledChanged = createEvent<boolean>()

// Stores
export const $camera = deviceOf('camera', 'isCameraOn')
export const $microphone = deviceOf('microphone', 'isMicrophoneOn')
export const $devices = $deviceLists
/** Null for the default of the system, and while the chosen speaker is unplugged. */
export const $speaker = combine($devicePreferences, $deviceLists, ({ speaker }, { speakers }) =>
  speakers.some(({ deviceId }) => deviceId === speaker) ? speaker : null,
)
export const $isPermissionDialogOpen = createStore(false)
  .on(deviceErrorsReceived, (isRequested, { errors }) => isRequested || Object.values(errors).includes('denied'))
  .reset(permissionDialogDismissed, mediaRetried, callClosed)
/** Shared screen or camera, as an id for `getTrack()`. */
export const $localVideoTrackId = $localTracks.map(({ screen, camera }) => (screen ?? camera)?.trackId ?? null)
export const $isScreenShared = $localTracks.map(({ screen }) => screen !== null)

const $missing = combine(
  $camera,
  $microphone,
  $devicePreferences,
  (camera, microphone, known): DeviceRequest => ({
    ...(camera.isEnabled && !camera.isRunning && { camera: known.camera }),
    ...(microphone.isEnabled && !microphone.isRunning && { microphone: known.microphone }),
  }),
)

// Connections
/** After a reload the microphone stays muted from its first sample on. */
sample({
  clock: devicePreferencesLoaded,
  source: $callSettings,
  fn: ({ isMicrophoneOn }) => !isMicrophoneOn,
  target: muteMicrophoneFx,
})
/** A muted microphone is opened too: the peer sees that it exists, and unmuting takes no time. */
sample({
  clock: devicePreferencesLoaded,
  source: { missing: $missing, known: $devicePreferences },
  fn: ({ missing, known }): DeviceRequest => ({ ...missing, microphone: known.microphone }),
  target: openTracksFx,
})
sample({ clock: mediaRetried, source: $missing, target: openTracksFx })

/** A device that is enabled but has an error is tried again instead of being switched off. */
sample({
  clock: cameraToggled,
  source: $camera,
  fn: ({ isEnabled, deviceError }) => !isEnabled || deviceError !== null,
  target: cameraEnabledChanged,
})
sample({
  clock: microphoneToggled,
  source: $microphone,
  fn: ({ isEnabled, deviceError }) => !isEnabled || deviceError !== null,
  target: microphoneEnabledChanged,
})
sample({ clock: cameraEnabledChanged, fn: (isCameraOn) => ({ isCameraOn }), target: settingsChanged })
sample({ clock: microphoneEnabledChanged, fn: (isMicrophoneOn) => ({ isMicrophoneOn }), target: settingsChanged })
/** Stops the track of a disabled camera, so that its light goes off. */
sample({ clock: cameraEnabledChanged, filter: (isOn) => !isOn, fn: () => 'camera' as const, target: stopTrackFx })
sample({
  clock: cameraEnabledChanged,
  source: $devicePreferences,
  filter: (_, isOn) => isOn,
  fn: ({ camera }): DeviceRequest => ({ camera }),
  target: openTracksFx,
})
/** A muted microphone stays open, so that unmuting takes no time. */
sample({ clock: microphoneEnabledChanged, fn: (isOn) => !isOn, target: muteMicrophoneFx })
sample({
  clock: microphoneEnabledChanged,
  source: { known: $devicePreferences, tracks: $localTracks },
  filter: ({ tracks }, isOn) => isOn && tracks.microphone === null,
  fn: ({ known }): DeviceRequest => ({ microphone: known.microphone }),
  target: openTracksFx,
})

/** The new track replaces the old one on the same producer; no rejoin is needed. */
sample({
  clock: deviceChosen,
  source: { call: $activeCall, choices: $callSettings, tracks: $localTracks },
  filter: ({ call, choices, tracks }, { kind }) =>
    call !== null &&
    ((kind === 'camera' && choices.isCameraOn) ||
      (kind === 'microphone' && (choices.isMicrophoneOn || tracks.microphone !== null))),
  fn: (_, { kind, deviceId }): DeviceRequest => ({ [kind]: deviceId }),
  target: openTracksFx,
})

sample({
  clock: screenShareToggled,
  source: $isScreenShared,
  filter: (isShared) => isShared,
  fn: () => 'screen' as const,
  target: stopTrackFx,
})
sample({
  clock: screenShareToggled,
  source: $isScreenShared,
  filter: (isShared) => !isShared,
  fn: () => {},
  target: shareScreenFx,
})

function deviceOf(kind: 'camera' | 'microphone', choice: 'isCameraOn' | 'isMicrophoneOn') {
  return combine(
    $callSettings,
    $localTracks,
    $mutedBySystem,
    $deviceErrors,
    (choices, { [kind]: track }, { [kind]: isMutedBySystem }, { [kind]: deviceError }): LocalDevice => ({
      isEnabled: choices[choice],
      isRunning: choices[choice] && track !== null,
      isMutedBySystem,
      deviceError: choices[choice] ? deviceError : null,
      deviceId: track?.deviceId ?? null,
    }),
  )
}
