import { combine, createEvent, createStore, sample } from 'effector'
import type { DeviceWish } from '../lib/local-devices'
import type { MediaTrouble } from '../lib/device-errors'
import { $activeCall, callClosed } from './active-call'
import { $callChoices, choiceMade } from './call-room'
import { $knownDevices, deviceChosen, devicesRecalled } from './device-preferences'
import {
  $deviceLists,
  $ownTracks,
  $silenced,
  $troubles,
  devicesTroubled,
  muteMicrophoneFx,
  openTracksFx,
  shareScreenFx,
  stopTrackFx,
} from './local-tracks'

export type { DeviceEntry as MediaDevice } from '../lib/local-devices'
export { deviceChosen } from './device-preferences'
export { $isTalkingMuted, $soundLevel, soundLevelWatched } from './audio-level'

export interface LocalDevice {
  /** The doctor wants to be seen or heard. */
  isWanted: boolean
  /** The doctor is seen or heard. */
  isRunning: boolean
  /** The system or a switch on the device has silenced it. */
  isSilenced: boolean
  trouble: MediaTrouble | null
  deviceId: string | null
}

// What happened
export const cameraToggled = createEvent()
export const microphoneToggled = createEvent()
export const screenShareToggled = createEvent()
/** The doctor has allowed the devices, or plugged them in, and wants them tried again. */
export const mediaRetried = createEvent()
export const permissionDialogDismissed = createEvent()
/** The camera is to be on, or off, whatever it was. */
export const cameraSwitched = createEvent<boolean>()
const microphoneSwitched = createEvent<boolean>()

// State
export const $camera = deviceOf('camera', 'isCameraOn')
export const $microphone = deviceOf('microphone', 'isMicrophoneOn')
export const $devices = $deviceLists
/** The chosen loudspeaker, while it is there; null for the one of the system. */
export const $speaker = combine($knownDevices, $deviceLists, ({ speaker }, { speakers }) =>
  speakers.some(({ deviceId }) => deviceId === speaker) ? speaker : null,
)
export const $isPermissionAsked = createStore(false)
  .on(devicesTroubled, (isAsked, { troubles }) => isAsked || Object.values(troubles).includes('denied'))
  .reset(permissionDialogDismissed, mediaRetried, callClosed)
/** Of `liveTrack()`: the camera or the shared screen. */
export const $localVideo = $ownTracks.map(({ screen, camera }) => (screen ?? camera)?.trackId ?? null)
export const $isScreenShared = $ownTracks.map(({ screen }) => screen !== null)

/** What should run by now, and does not. */
const $missing = combine(
  $camera,
  $microphone,
  $knownDevices,
  (camera, microphone, known): DeviceWish => ({
    ...(camera.isWanted && !camera.isRunning && { camera: known.camera }),
    ...(microphone.isWanted && !microphone.isRunning && { microphone: known.microphone }),
  }),
)

// Flow
/** After a reload the microphone is as it was before, from its first moment on. */
sample({
  clock: devicesRecalled,
  source: $callChoices,
  fn: ({ isMicrophoneOn }) => !isMicrophoneOn,
  target: muteMicrophoneFx,
})
/** A microphone that is off is opened too: the other side sees that there is one, and it is on again at once. */
sample({
  clock: devicesRecalled,
  source: { missing: $missing, known: $knownDevices },
  fn: ({ missing, known }): DeviceWish => ({ ...missing, microphone: known.microphone }),
  target: openTracksFx,
})
sample({ clock: mediaRetried, source: $missing, target: openTracksFx })

/** What is wanted and does not run is tried again, rather than no longer wanted. */
sample({
  clock: cameraToggled,
  source: $camera,
  fn: ({ isWanted, trouble }) => !isWanted || trouble !== null,
  target: cameraSwitched,
})
sample({
  clock: microphoneToggled,
  source: $microphone,
  fn: ({ isWanted, trouble }) => !isWanted || trouble !== null,
  target: microphoneSwitched,
})
sample({ clock: cameraSwitched, fn: (isCameraOn) => ({ isCameraOn }), target: choiceMade })
sample({ clock: microphoneSwitched, fn: (isMicrophoneOn) => ({ isMicrophoneOn }), target: choiceMade })
/** A camera that is off is let go of, so that its light goes out. */
sample({ clock: cameraSwitched, filter: (isOn) => !isOn, fn: () => 'camera' as const, target: stopTrackFx })
sample({
  clock: cameraSwitched,
  source: $knownDevices,
  filter: (_, isOn) => isOn,
  fn: ({ camera }): DeviceWish => ({ camera }),
  target: openTracksFx,
})
/** A microphone that is off stays at hand: it is on again at once. */
sample({ clock: microphoneSwitched, fn: (isOn) => !isOn, target: muteMicrophoneFx })
sample({
  clock: microphoneSwitched,
  source: { known: $knownDevices, tracks: $ownTracks },
  filter: ({ tracks }, isOn) => isOn && tracks.microphone === null,
  fn: ({ known }): DeviceWish => ({ microphone: known.microphone }),
  target: openTracksFx,
})

/** Takes the place of the one before; nobody joins anew for that. */
sample({
  clock: deviceChosen,
  source: { call: $activeCall, choices: $callChoices, tracks: $ownTracks },
  filter: ({ call, choices, tracks }, { kind }) =>
    call !== null &&
    ((kind === 'camera' && choices.isCameraOn) ||
      (kind === 'microphone' && (choices.isMicrophoneOn || tracks.microphone !== null))),
  fn: (_, { kind, deviceId }): DeviceWish => ({ [kind]: deviceId }),
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
    $callChoices,
    $ownTracks,
    $silenced,
    $troubles,
    (choices, { [kind]: track }, { [kind]: isSilenced }, { [kind]: trouble }): LocalDevice => ({
      isWanted: choices[choice],
      isRunning: choices[choice] && track !== null,
      isSilenced,
      trouble: choices[choice] ? trouble : null,
      deviceId: track?.deviceId ?? null,
    }),
  )
}
