import { createEvent, createStore, sample } from 'effector'
import type { DeviceEntry, DeviceKind, DeviceLists, DeviceWish } from '../lib/local-devices'
import { callClosed } from './active-call'
import { $knownDevices } from './device-preferences'
import { $camera, $microphone, type LocalDevice } from './local-media'
import { devicesListed, devicesTroubled, openTracksFx, trackEnded, trackOpened } from './local-tracks'

// What happened
/** A device that was running is gone, or the one that the doctor prefers is back. */
const replacementNeeded = createEvent<DeviceWish>()
/** What now takes the place of another device, by its name. */
export const deviceReplaced = createEvent<{ kind: DeviceKind; label: string }>()

// State
const $replaced = createStore<readonly DeviceKind[]>([])
  .on(replacementNeeded, (kinds, wish) => [...new Set([...kinds, ...(Object.keys(wish) as DeviceKind[])])])
  .on(devicesTroubled, (kinds, { troubles }) => kinds.filter((kind) => !(kind in troubles)))
  .reset(callClosed)

// Flow
sample({ clock: replacementNeeded, target: openTracksFx })
sample({
  clock: trackEnded,
  source: { camera: $camera, microphone: $microphone },
  filter: (own, { of }) => of !== 'screen' && own[of].isWanted,
  fn: (_, { of }): DeviceWish => ({ [of]: null }),
  target: replacementNeeded,
})

const $knownLists = createStore<DeviceLists | null>(null).reset(callClosed)
const listsTurned = sample({
  clock: devicesListed,
  source: $knownLists,
  fn: (before, { devices: after }) => ({ before, after }),
})
sample({ clock: listsTurned, fn: ({ after }) => after, target: $knownLists })
const better = sample({
  clock: listsTurned,
  source: { camera: $camera, microphone: $microphone, known: $knownDevices },
  fn: ({ camera, microphone, known }, { before, after }): DeviceWish => ({
    ...(isBetter(camera, known.camera, before?.cameras, after.cameras) && { camera: known.camera }),
    ...(isBetter(microphone, known.microphone, before?.microphones, after.microphones) && {
      microphone: known.microphone,
    }),
  }),
})
sample({ clock: better, filter: (wish) => Object.keys(wish).length > 0, target: replacementNeeded })

const replaced = sample({
  clock: trackOpened,
  source: $replaced,
  fn: (kinds, { of, label }) => ({ kinds, of, label }),
}).filterMap(({ kinds, of, label }) => (of !== 'screen' && kinds.includes(of) ? { kind: of, label } : undefined))
sample({ clock: replaced, target: deviceReplaced })
sample({
  clock: replaced,
  source: $replaced,
  fn: (kinds, { kind }) => kinds.filter((one) => one !== kind),
  target: $replaced,
})

/** Whether what was plugged in since serves the doctor better than what there is now. */
function isBetter(
  own: LocalDevice,
  preferred: string | null,
  before: readonly DeviceEntry[] | undefined,
  after: readonly DeviceEntry[],
): boolean {
  if (!own.isWanted || !before) return false
  const gained = after.map(({ deviceId }) => deviceId).filter((id) => !before.some(({ deviceId }) => deviceId === id))
  if (!own.isRunning) return own.trouble === 'none' && gained.length > 0
  return preferred !== null && own.deviceId !== preferred && gained.includes(preferred)
}
