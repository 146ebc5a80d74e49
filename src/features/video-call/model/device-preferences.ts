import { createEffect, createEvent, createStore, sample } from 'effector'
import { keepKnownDevices, type KnownDevices, NO_DEVICES, readKnownDevices } from '../lib/device-preferences'
import { joinRequested } from './active-call'
import { $ownTracks, tracksBegun } from './local-tracks'

// What happened
export const deviceChosen = createEvent<{ kind: 'camera' | 'microphone' | 'speaker'; deviceId: string }>()

// What the world does for us
const recallFx = createEffect(readKnownDevices)
const keepFx = createEffect(keepKnownDevices)

// State
/** What the doctor chose, or took part with the last time, on this device. */
export const $knownDevices = createStore(NO_DEVICES)
  .on(recallFx.doneData, (_, known) => known)
  .on(deviceChosen, (known, { kind, deviceId }) => ({ ...known, [kind]: deviceId }))

// Flow
sample({ clock: tracksBegun, target: recallFx })
/** The devices of this call can be asked for. */
export const devicesRecalled = sample({ clock: recallFx.done, fn: () => {} })

sample({
  clock: joinRequested,
  source: { known: $knownDevices, tracks: $ownTracks },
  fn: ({ known, tracks: { camera, microphone } }): KnownDevices => ({
    ...known,
    camera: camera?.deviceId ?? known.camera,
    microphone: microphone?.deviceId ?? known.microphone,
    isComplete: camera !== null && microphone !== null,
  }),
  target: [$knownDevices, keepFx],
})
sample({ clock: deviceChosen, source: $knownDevices, target: keepFx })
