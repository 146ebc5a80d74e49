import { createEvent, createStore, sample } from 'effector'
import type { DeviceEntry, DeviceKind, DeviceLists, DeviceRequest } from '../lib/local-devices'
import { callClosed } from './active-call'
import { $devicePreferences } from './device-preferences'
import { $camera, $microphone, type LocalDevice } from './local-media'
import { devicesListed, deviceErrorsReceived, openTracksFx, trackEnded, trackOpened } from './local-tracks'

// Events
const replacementRequested = createEvent<DeviceRequest>()
export const deviceReplaced = createEvent<{ kind: DeviceKind; label: string }>()

// Stores
const $replacedKinds = createStore<readonly DeviceKind[]>([])
  .on(replacementRequested, (kinds, request) => [...new Set([...kinds, ...(Object.keys(request) as DeviceKind[])])])
  .on(deviceErrorsReceived, (kinds, { errors }) => kinds.filter((kind) => !(kind in errors)))
  .reset(callClosed)

// Connections
sample({ clock: replacementRequested, target: openTracksFx })
sample({
  clock: trackEnded,
  source: { camera: $camera, microphone: $microphone },
  filter: (devices, { of }) => of !== 'screen' && devices[of].isEnabled,
  fn: (_, { of }): DeviceRequest => ({ [of]: null }),
  target: replacementRequested,
})

const $previousLists = createStore<DeviceLists | null>(null).reset(callClosed)
const deviceListsChanged = sample({
  clock: devicesListed,
  source: $previousLists,
  fn: (before, { devices: after }) => ({ before, after }),
})
sample({ clock: deviceListsChanged, fn: ({ after }) => after, target: $previousLists })
const betterDeviceFound = sample({
  clock: deviceListsChanged,
  source: { camera: $camera, microphone: $microphone, known: $devicePreferences },
  fn: ({ camera, microphone, known }, { before, after }): DeviceRequest => ({
    ...(isBetterDevice(camera, known.camera, before?.cameras, after.cameras) && { camera: known.camera }),
    ...(isBetterDevice(microphone, known.microphone, before?.microphones, after.microphones) && {
      microphone: known.microphone,
    }),
  }),
})
sample({ clock: betterDeviceFound, filter: (request) => Object.keys(request).length > 0, target: replacementRequested })

const replaced = sample({
  clock: trackOpened,
  source: $replacedKinds,
  fn: (kinds, { of, label }) => ({ kinds, of, label }),
}).filterMap(({ kinds, of, label }) => (of !== 'screen' && kinds.includes(of) ? { kind: of, label } : undefined))
sample({ clock: replaced, target: deviceReplaced })
sample({
  clock: replaced,
  source: $replacedKinds,
  fn: (kinds, { kind }) => kinds.filter((item) => item !== kind),
  target: $replacedKinds,
})

/** True if a device that was just plugged in replaces a missing one, or is the preferred one. */
function isBetterDevice(
  device: LocalDevice,
  preferred: string | null,
  before: readonly DeviceEntry[] | undefined,
  after: readonly DeviceEntry[],
): boolean {
  if (!device.isEnabled || !before) return false
  const added = after.map(({ deviceId }) => deviceId).filter((id) => !before.some(({ deviceId }) => deviceId === id))
  if (!device.isRunning) return device.deviceError === 'none' && added.length > 0
  return preferred !== null && device.deviceId !== preferred && added.includes(preferred)
}
