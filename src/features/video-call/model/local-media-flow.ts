import { combine, merge, sample } from 'effector'
import { attachTask } from '@/shared/lib/effector'
import { type DeviceKind, type DeviceRequest, isBetterDevice, type LocalDevice } from '../lib/devices/local-devices'
import { getTrack } from '../lib/media/track-registry'
import { $usesDevices } from './call'
import { callSessionEventOf, joinRequested } from './call-state'
import { $callSession } from './call-session-effects'
import { callShortcuts } from './call-window'
import {
  $camera,
  $devicePreferences,
  $isMuted,
  $isScreenShared,
  $isTestSoundPlaying,
  $localMedia,
  $openTracks,
  $localVideoTrackId,
  $microphone,
  $speaker,
  cameraToggled,
  deviceChosen,
  deviceEnabledChanged,
  deviceReplaced,
  deviceToggled,
  devicesListed,
  ENABLED_SETTING,
  mediaRetryRequested,
  microphoneToggled,
  playTestSoundFx,
  replacementRequested,
  screenShareToggled,
  speakerTestRequested,
  trackEnded,
  trackOpened,
} from './local-media'
import { muteMicrophoneTask, openTracksFx, savePreferencesTask, shareScreenFx, stopTrackTask } from './track-effects'
import { $callSettings, settingsChanged } from './call-settings'

interface OutgoingState {
  kind: 'audio' | 'video'
  trackId: string | null
  isPaused: boolean
}

// Effects
const sendTask = attachTask($callSession, (callSession, { kind, trackId, isPaused }: OutgoingState) =>
  callSession?.send(kind, { track: getTrack(trackId), isPaused }),
)

// Stores
const $devicesInUse = combine({ camera: $camera, microphone: $microphone, preferences: $devicePreferences })
const isMissing = ({ isEnabled, isRunning }: LocalDevice) => isEnabled && !isRunning
/**
 * Devices that are switched on and do not run, and devices that could not be opened. A muted microphone that was never
 * opened is not included.
 */
export const $devicesToOpen = combine(
  $devicesInUse,
  $localMedia,
  ({ camera, microphone, preferences }, { errors }): DeviceRequest => ({
    ...((isMissing(camera) || camera.deviceError !== null) && { camera: preferences.camera }),
    ...((isMissing(microphone) || errors.microphone !== null) && { microphone: preferences.microphone }),
  }),
)
const $outgoingVideo = $localVideoTrackId.map(
  (trackId): OutgoingState => ({ kind: 'video', trackId, isPaused: trackId === null }),
)
const $microphoneTrackId = $openTracks.map(({ microphone }) => microphone?.trackId ?? null)
const $outgoingAudio = combine(
  $microphoneTrackId,
  $isMuted,
  (trackId, isPaused): OutgoingState => ({ kind: 'audio', trackId, isPaused }),
)

// Connections: switching a device on and off
/** A device that could not be opened is tried again instead of being switched off. */
sample({
  clock: [
    merge([cameraToggled, callShortcuts.camera.pressed]).map(() => 'camera' as const),
    merge([microphoneToggled, callShortcuts.microphone.pressed]).map(() => 'microphone' as const),
  ],
  source: $devicesInUse,
  fn: (devices, kind) => ({ kind, isEnabled: !devices[kind].isOn }),
  target: [deviceToggled, deviceEnabledChanged],
})
/** The lock screen switches both devices off in one tick, of which a batch would have only the last one. */
sample({
  clock: deviceEnabledChanged,
  fn: ({ kind, isEnabled }) => ({ [ENABLED_SETTING[kind]]: isEnabled }),
  target: settingsChanged,
  batch: false,
})
/** Stops the track of a disabled camera, so that its light goes off. */
sample({
  clock: deviceEnabledChanged.filter({ fn: ({ kind, isEnabled }) => kind === 'camera' && !isEnabled }),
  fn: () => 'camera' as const,
  target: stopTrackTask,
})
/** A muted microphone stays open, so that unmuting takes no time. */
sample({
  clock: deviceEnabledChanged.filter({ fn: ({ kind }) => kind === 'microphone' }),
  fn: ({ isEnabled }) => !isEnabled,
  target: muteMicrophoneTask,
})
sample({
  clock: deviceEnabledChanged,
  source: $localMedia,
  filter: ({ tracks }, { kind, isEnabled }) => isEnabled && tracks[kind] === null,
  fn: ({ preferences }, { kind }): DeviceRequest => ({ [kind]: preferences[kind] }),
  target: openTracksFx,
})
/** What the platform does not accept is not shown as on; switching it on tries again. */
const sendingFailed = callSessionEventOf('sendingFailed')
sample({
  clock: sendingFailed,
  fn: ({ media }) => ({ kind: media === 'audio' ? ('microphone' as const) : ('camera' as const), isEnabled: false }),
  target: deviceEnabledChanged,
})
sample({
  clock: sendingFailed,
  source: $isScreenShared,
  filter: (isShared, { media }) => isShared && media === 'video',
  fn: () => 'screen' as const,
  target: stopTrackTask,
})
const screenToggled = sample({ clock: [screenShareToggled, callShortcuts.screen.pressed], source: $isScreenShared })
sample({ clock: screenToggled, filter: (isShared) => isShared, fn: () => 'screen' as const, target: stopTrackTask })
/** A second press while the user picks a screen would discard the one that is picked. */
sample({
  clock: screenToggled,
  source: shareScreenFx.pending,
  filter: (isPicking, isShared) => !isPicking && !isShared,
  target: shareScreenFx,
})
sample({ clock: mediaRetryRequested, source: $devicesToOpen, target: openTracksFx })

// Connections: choosing a device
/** The new track replaces the old one on the same producer; no rejoin is needed. */
sample({
  clock: deviceChosen,
  source: { usesDevices: $usesDevices, settings: $callSettings, tracks: $openTracks },
  filter: ({ usesDevices, settings, tracks }, { kind }) =>
    usesDevices &&
    ((kind === 'camera' && settings.isCameraOn) ||
      (kind === 'microphone' && (settings.isMicrophoneOn || tracks.microphone !== null))),
  fn: (_, { kind, deviceId }): DeviceRequest => ({ [kind]: deviceId }),
  target: openTracksFx,
})
sample({ clock: [deviceChosen, joinRequested], source: $devicePreferences, target: savePreferencesTask })
sample({
  clock: speakerTestRequested,
  source: { speaker: $speaker, isPlaying: $isTestSoundPlaying },
  filter: ({ isPlaying }) => !isPlaying,
  fn: ({ speaker }) => speaker,
  target: playTestSoundFx,
})

// Connections: replacing a device that is gone, or a worse one
sample({
  clock: trackEnded,
  source: $devicesInUse,
  filter: (devices, { source }) => source !== 'screen' && devices[source].isEnabled,
  fn: (_, { source }): DeviceRequest => ({ [source]: null }),
  target: [replacementRequested, openTracksFx],
})
const betterDevices = sample({
  clock: devicesListed,
  source: { devices: $devicesInUse, media: $localMedia },
  fn: ({ devices: { camera, microphone, preferences }, media: { added } }): DeviceRequest => ({
    ...(isBetterDevice(camera, preferences.camera, added.camera) && { camera: preferences.camera }),
    ...(isBetterDevice(microphone, preferences.microphone, added.microphone) && { microphone: preferences.microphone }),
  }),
})
sample({
  clock: betterDevices,
  filter: (request) => Object.keys(request).length > 0,
  target: [replacementRequested, openTracksFx],
})
sample({
  clock: trackOpened,
  source: $localMedia,
  filter: ({ replaced }, { source }) => replaced.some((kind) => kind === source),
  fn: (_, { source, label }) => ({ kind: source as DeviceKind, label }),
  target: deviceReplaced,
})

// Connections: sending
/** The call session keeps the tracks for later media sessions; a new call session gets them again. */
for (const $outgoing of [$outgoingVideo, $outgoingAudio]) {
  sample({ clock: [$outgoing, $callSession], source: $outgoing, target: sendTask })
}
