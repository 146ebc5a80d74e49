import { createEffect, createEvent, createStore, sample } from 'effector'
import {
  saveDevicePreferences,
  type DevicePreferences,
  NO_PREFERENCES,
  loadDevicePreferences,
} from '../lib/device-preferences'
import { joinRequested } from './active-call'
import { $localTracks, tracksStarted } from './local-tracks'

// Events
export const deviceChosen = createEvent<{ kind: 'camera' | 'microphone' | 'speaker'; deviceId: string }>()

// Effects
const loadPreferencesFx = createEffect(loadDevicePreferences)
const savePreferencesFx = createEffect(saveDevicePreferences)

// Stores
export const $devicePreferences = createStore(NO_PREFERENCES)
  .on(loadPreferencesFx.doneData, (_, known) => known)
  .on(deviceChosen, (known, { kind, deviceId }) => ({ ...known, [kind]: deviceId }))

// Connections
sample({ clock: tracksStarted, target: loadPreferencesFx })
export const devicePreferencesLoaded = sample({ clock: loadPreferencesFx.done, fn: () => {} })

sample({
  clock: joinRequested,
  source: { known: $devicePreferences, tracks: $localTracks },
  fn: ({ known, tracks: { camera, microphone } }): DevicePreferences => ({
    ...known,
    camera: camera?.deviceId ?? known.camera,
    microphone: microphone?.deviceId ?? known.microphone,
    isComplete: camera !== null && microphone !== null,
  }),
  target: [$devicePreferences, savePreferencesFx],
})
sample({ clock: deviceChosen, source: $devicePreferences, target: savePreferencesFx })
