import { combine, createEffect, createEvent, createStore, merge, restore, sample } from 'effector'
import { playTestSound } from '@/shared/browser'
import { createAnnouncementStore } from '@/shared/lib/effector'
import { type DevicePreferences, NO_PREFERENCES } from '../lib/devices/device-preferences'
import {
  type DeviceError,
  type DeviceKind,
  type DeviceLists,
  type DeviceRequest,
  addedDevices,
  type LocalDevice,
  NONE_ADDED,
} from '../lib/devices/local-devices'
import type { TrackSource } from '../lib/devices/local-tracks'
import { devicesReleased } from './call'
import { joinRequested } from './call-state'
import { loadPreferencesFx, stopTrackTask, trackEventOf } from './track-effects'
import { $callSettings } from './call-settings'

interface LocalTrack {
  /** Id for `getTrack()`. */
  trackId: string
  deviceId: string | null
}

interface DeviceSwitch {
  kind: DeviceKind
  isEnabled: boolean
}

/** The user's own media during one call or device test. */
const NO_MEDIA = {
  tracks: { camera: null, microphone: null, screen: null } as Record<TrackSource, LocalTrack | null>,
  errors: { camera: null, microphone: null } as Record<DeviceKind, DeviceError | null>,
  mutedBySystem: { camera: false, microphone: false } as Record<DeviceKind, boolean>,
  /** Devices that are replaced without a request of the user; the next track of each shows a toast. */
  replaced: [] as readonly DeviceKind[],
  /** Devices that were added since the previous list of this call. */
  added: NONE_ADDED,
  isListed: false,
  isPermissionDialogOpen: false,
  hasSpeakerFailed: false,
}
/** Kept after the call; the lists are replaced when the browser lists the devices again. */
const NO_DEVICES = {
  lists: { camera: [], microphone: [], speaker: [] } as DeviceLists,
  preferences: NO_PREFERENCES,
}
/** The setting that says whether a device is switched on. */
export const ENABLED_SETTING = { camera: 'isCameraOn', microphone: 'isMicrophoneOn' } as const

// Events
export const cameraToggled = createEvent()
export const microphoneToggled = createEvent()
export const screenShareToggled = createEvent()
export const deviceEnabledChanged = createEvent<DeviceSwitch>()
/** The user has switched a device; the lock screen and the platform do not fire it. */
export const deviceToggled = createEvent<DeviceSwitch>()
export const deviceChosen = createEvent<{ kind: keyof DeviceLists; deviceId: string }>()
export const mediaRetryRequested = createEvent()
export const permissionDialogDismissed = createEvent()
export const speakerTestRequested = createEvent()
export const replacementRequested = createEvent<DeviceRequest>()
export const deviceReplaced = createEvent<{ kind: DeviceKind; label: string }>()

export const trackOpened = trackEventOf('opened')
export const trackEnded = trackEventOf('ended')
const trackStopped = trackEventOf('stopped')
export const deviceErrorsReceived = trackEventOf('failed')
export const devicesListed = trackEventOf('listed')

// Effects
export const playTestSoundFx = createEffect((speaker: string | null) => playTestSound(speaker))

// Stores
export const $localMedia = createStore({ ...NO_MEDIA, ...NO_DEVICES })
  .on(trackOpened, (media, { source, trackId, deviceId }) => {
    const tracks = { ...media.tracks, [source]: { trackId, deviceId } }
    if (source === 'screen') return { ...media, tracks }
    const errors = { ...media.errors, [source]: null }
    return { ...media, tracks, errors, mutedBySystem: { ...media.mutedBySystem, [source]: false } }
  })
  .on([trackStopped, trackEnded], (media, { source }) => ({
    ...media,
    tracks: { ...media.tracks, [source]: null },
  }))
  .on(trackEventOf('muted'), (media, { source, isMutedBySystem }) => ({
    ...media,
    mutedBySystem: { ...media.mutedBySystem, [source]: isMutedBySystem },
  }))
  .on(deviceErrorsReceived, (media, { errors }) => ({
    ...media,
    errors: { ...media.errors, ...errors },
    replaced: media.replaced.filter((kind) => !(kind in errors)),
    isPermissionDialogOpen: media.isPermissionDialogOpen || Object.values(errors).includes('denied'),
  }))
  .on([permissionDialogDismissed, mediaRetryRequested], (media) => ({ ...media, isPermissionDialogOpen: false }))
  .on(replacementRequested, (media, request) => ({
    ...media,
    replaced: [...new Set([...media.replaced, ...(Object.keys(request) as DeviceKind[])])],
  }))
  .on([deviceReplaced.map(({ kind }) => kind), stopTrackTask], (media, stopped) => ({
    ...media,
    replaced: media.replaced.filter((kind) => kind !== stopped),
  }))
  .on(devicesListed, (media, { devices }) => ({
    ...media,
    lists: devices,
    added: media.isListed ? addedDevices(media.lists, devices) : NONE_ADDED,
    isListed: true,
  }))
  .on(loadPreferencesFx.doneData, (media, preferences) => ({ ...media, preferences }))
  .on(deviceChosen, (media, { kind, deviceId }) => ({
    ...media,
    preferences: { ...media.preferences, [kind]: deviceId },
    hasSpeakerFailed: false,
  }))
  .on(joinRequested, (media) => {
    const { camera, microphone } = media.tracks
    const preferences: DevicePreferences = {
      ...media.preferences,
      camera: camera?.deviceId ?? media.preferences.camera,
      microphone: microphone?.deviceId ?? media.preferences.microphone,
      isComplete: camera !== null && microphone !== null,
    }
    return { ...media, preferences }
  })
  .on(playTestSoundFx, (media) => ({ ...media, hasSpeakerFailed: false }))
  .on(playTestSoundFx.fail, (media) => ({ ...media, hasSpeakerFailed: true }))
  .on(devicesReleased, ({ lists, preferences }) => ({ ...NO_MEDIA, lists, preferences }))

export const $openTracks = $localMedia.map(({ tracks }) => tracks)
export const $devicePreferences = $localMedia.map(({ preferences }) => preferences)
export const $isPermissionDialogOpen = $localMedia.map(({ isPermissionDialogOpen }) => isPermissionDialogOpen)
export const $hasSpeakerFailed = $localMedia.map(({ hasSpeakerFailed }) => hasSpeakerFailed)
export const $isTestSoundPlaying = playTestSoundFx.pending
export const $isMuted = $callSettings.map(({ isMicrophoneOn }) => !isMicrophoneOn)
export const $camera = deviceOf('camera')
export const $microphone = deviceOf('microphone')
/** Kept until the device is in the requested state: it may wait for a permission, or not open at all. */
const $toggledDevice = restore(deviceToggled, null)
const deviceSwitched = sample({
  clock: [$toggledDevice, $camera, $microphone],
  source: { toggled: $toggledDevice, camera: $camera, microphone: $microphone },
  filter: ({ toggled, ...devices }) => toggled !== null && devices[toggled.kind].isRunning === toggled.isEnabled,
  fn: ({ toggled }) => toggled,
})
$toggledDevice.reset(deviceSwitched, devicesReleased)
/** Sharing that ends outside of the portal is not announced here, because a toast says it. */
const screenSwitched = merge([trackOpened, trackStopped]).filterMap(({ kind, source }) =>
  source === 'screen' ? { kind: source, isEnabled: kind === 'opened' } : undefined,
)
/** Announced by the live region, because a shortcut does not move the focus to the button with the new name. */
export const $announcedDevice = createAnnouncementStore<{ kind: TrackSource; isEnabled: boolean } | null>(
  merge([deviceSwitched, screenSwitched]),
  { initial: null, reset: devicesReleased },
)
export const $isScreenShared = $openTracks.map(({ screen }) => screen !== null)
/** Shared screen or camera, as an id for `getTrack()`. */
export const $localVideoTrackId = $openTracks.map(({ screen, camera }) => (screen ?? camera)?.trackId ?? null)
/** Null for the default of the system, and while the chosen speaker is unplugged. */
export const $speaker = $localMedia.map(({ preferences: { speaker }, lists }) =>
  lists.speaker.some(({ deviceId }) => deviceId === speaker) ? speaker : null,
)

function deviceOf(kind: DeviceKind) {
  return combine(
    $callSettings,
    $localMedia,
    ({ [ENABLED_SETTING[kind]]: isEnabled }, { tracks, errors, mutedBySystem }): LocalDevice => {
      const track = tracks[kind]
      return {
        isEnabled,
        isOn: isEnabled && (track !== null || errors[kind] === null),
        isRunning: isEnabled && track !== null,
        isMutedBySystem: isEnabled && track !== null && mutedBySystem[kind],
        deviceError: isEnabled ? errors[kind] : null,
        deviceId: track?.deviceId ?? null,
      }
    },
  )
}
