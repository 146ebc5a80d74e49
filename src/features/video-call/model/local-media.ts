import { attach, combine, createEvent, createStore, sample } from 'effector'
import { playTestSound } from '@/shared/browser'
import { isBetterDevice } from '../lib/devices/device-preferences'
import type { DeviceRequest } from '../lib/devices/local-devices'
import { getTrack } from '../lib/media/track-registry'
import { $hasCall, callLeft } from './call'
import { $callSession } from './call-session'
import {
  $camera,
  $devicePreferences,
  $isScreenShared,
  $localMedia,
  $localTracks,
  $localVideoTrackId,
  $microphone,
  $speaker,
  deviceChosen,
  deviceErrorsReceived,
  deviceReplaced,
  devicesListed,
  muteMicrophoneFx,
  openTracksFx,
  replacementRequested,
  shareScreenFx,
  stopTrackFx,
  trackEnded,
  trackOpened,
} from './local-tracks'
import { $callSettings, settingsChanged } from './stored-call'

export type { DeviceEntry as MediaDevice } from '../lib/devices/local-devices'
export { $isTalkingMuted, $audioLevel, audioLevelWatchedChanged } from './audio-level'
export {
  $camera,
  $devices,
  $isScreenShared,
  $localVideoTrackId,
  $microphone,
  $speaker,
  deviceChosen,
} from './local-tracks'

interface OutgoingState {
  kind: 'audio' | 'video'
  trackId: string | null
  isPaused: boolean
}

// Events
export const cameraToggled = createEvent()
export const microphoneToggled = createEvent()
export const screenShareToggled = createEvent()
export const mediaRetried = createEvent()
export const permissionDialogDismissed = createEvent()
export const speakerTestRequested = createEvent()
export const cameraEnabledChanged = createEvent<boolean>()
const microphoneEnabledChanged = createEvent<boolean>()

// Effects
const playTestSoundFx = attach({ source: $speaker, effect: (speaker) => playTestSound(speaker) })
const sendFx = attach({
  source: $callSession,
  effect: (callSession, { kind, trackId, isPaused }: OutgoingState) =>
    callSession?.send(kind, { track: getTrack(trackId), isPaused }),
})

// Stores
export const $isPermissionDialogOpen = createStore(false)
  .on(deviceErrorsReceived, (isOpen, { errors }) => isOpen || Object.values(errors).includes('denied'))
  .reset(permissionDialogDismissed, mediaRetried, callLeft)
export const $isTestSoundPlaying = playTestSoundFx.pending
export const $hasSpeakerFailed = createStore(false)
  .on(playTestSoundFx.fail, () => true)
  .reset(playTestSoundFx, deviceChosen)

/** Devices that are switched on, but not running. */
export const $missing = combine(
  $camera,
  $microphone,
  $devicePreferences,
  (camera, microphone, known): DeviceRequest => ({
    ...(camera.isEnabled && !camera.isRunning && { camera: known.camera }),
    ...(microphone.isEnabled && !microphone.isRunning && { microphone: known.microphone }),
  }),
)
export const $isMuted = $callSettings.map(({ isMicrophoneOn }) => !isMicrophoneOn)
const $outgoingVideo = $localVideoTrackId.map(
  (trackId): OutgoingState => ({ kind: 'video', trackId, isPaused: trackId === null }),
)
const $microphoneTrackId = $localTracks.map(({ microphone }) => microphone?.trackId ?? null)
const $outgoingAudio = combine(
  $microphoneTrackId,
  $isMuted,
  (trackId, isPaused): OutgoingState => ({ kind: 'audio', trackId, isPaused }),
)

// Connections
/** A device with an error is tried again instead of being switched off. */
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
/** A muted microphone stays open, so that unmuting takes no time. */
sample({ clock: microphoneEnabledChanged, fn: (isOn) => !isOn, target: muteMicrophoneFx })
sample({
  clock: [
    sample({ clock: mediaRetried, source: $missing }),
    sample({
      clock: cameraEnabledChanged,
      source: $devicePreferences,
      filter: (_, isOn) => isOn,
      fn: ({ camera }): DeviceRequest => ({ camera }),
    }),
    sample({
      clock: microphoneEnabledChanged,
      source: { known: $devicePreferences, tracks: $localTracks },
      filter: ({ tracks }, isOn) => isOn && tracks.microphone === null,
      fn: ({ known }): DeviceRequest => ({ microphone: known.microphone }),
    }),
    replacementRequested,
  ],
  target: openTracksFx,
})
/** The new track replaces the old one on the same producer; no rejoin is needed. */
sample({
  clock: deviceChosen,
  source: { hasCall: $hasCall, settings: $callSettings, tracks: $localTracks },
  filter: ({ hasCall, settings, tracks }, { kind }) =>
    hasCall &&
    ((kind === 'camera' && settings.isCameraOn) ||
      (kind === 'microphone' && (settings.isMicrophoneOn || tracks.microphone !== null))),
  fn: (_, { kind, deviceId }): DeviceRequest => ({ [kind]: deviceId }),
  target: openTracksFx,
})

const screenToggled = sample({ clock: screenShareToggled, source: $isScreenShared })
sample({ clock: screenToggled, filter: (isShared) => isShared, fn: () => 'screen' as const, target: stopTrackFx })
sample({ clock: screenToggled, filter: (isShared) => !isShared, fn: () => {}, target: shareScreenFx })

/** The call session keeps the tracks for later media sessions; a new call session gets them again. */
sample({ clock: [$outgoingVideo, $callSession], source: $outgoingVideo, target: sendFx })
sample({ clock: [$outgoingAudio, $callSession], source: $outgoingAudio, target: sendFx })

// Replacement of a device that is gone, or of a worse one
sample({
  clock: trackEnded,
  source: { camera: $camera, microphone: $microphone },
  filter: (devices, { of }) => of !== 'screen' && devices[of].isEnabled,
  fn: (_, { of }): DeviceRequest => ({ [of]: null }),
  target: replacementRequested,
})
sample({
  clock: devicesListed,
  source: { camera: $camera, microphone: $microphone, known: $devicePreferences, media: $localMedia },
  filter: ({ camera, microphone, known, media: { added } }) =>
    isBetterDevice(camera, known.camera, added.camera) ||
    isBetterDevice(microphone, known.microphone, added.microphone),
  fn: ({ camera, microphone, known, media: { added } }): DeviceRequest => ({
    ...(isBetterDevice(camera, known.camera, added.camera) && { camera: known.camera }),
    ...(isBetterDevice(microphone, known.microphone, added.microphone) && { microphone: known.microphone }),
  }),
  target: replacementRequested,
})
const replacementOpened = sample({
  clock: trackOpened,
  source: $localMedia,
  fn: ({ replaced }, { of, label }) => (of !== 'screen' && replaced.includes(of) ? { kind: of, label } : null),
})
sample({ clock: replacementOpened, filter: Boolean, target: deviceReplaced })

sample({
  clock: speakerTestRequested,
  source: $isTestSoundPlaying,
  filter: (isPlaying) => !isPlaying,
  fn: () => {},
  target: playTestSoundFx,
})
