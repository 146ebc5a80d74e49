import { createEffect, createEvent, sample } from 'effector'
import { isAsLastTime, type KnownDevices } from '../lib/device-preferences'
import { listDevices } from '../lib/local-devices'
import { $activeCall, joinBegun } from './active-call'
import type { CallRoom } from './call-room'
import { $knownDevices, devicesRecalled } from './device-preferences'

interface Look {
  call: CallRoom
  known: KnownDevices
}

// What happened
/** The doctor should look at camera and microphone before going in. */
export const readinessShown = createEvent()

// What the world does for us
/** Whether everything is as the last time. Where the browser does not say, it is not. */
export const lookFx = createEffect(async ({ known }: Look) =>
  isAsLastTime(known, await listDevices(navigator.mediaDevices)),
)

// Flow
const due = sample({
  clock: devicesRecalled,
  source: { call: $activeCall, known: $knownDevices },
  fn: ({ call, known }) => ({ call, known }),
}).filterMap(({ call, known }) => (call ? { call, known } : undefined))
sample({ clock: due, filter: ({ call }) => call.isReturn, fn: ({ call }) => call, target: joinBegun })
sample({ clock: due, filter: ({ call }) => !call.isReturn, target: lookFx })

const looked = sample({
  clock: lookFx.finally,
  source: $activeCall,
  filter: (call, { params }) => call === params.call,
  fn: (_, look) => ({ call: look.params.call, isReady: look.status === 'done' && look.result }),
})
sample({ clock: looked, filter: ({ isReady }) => isReady, fn: ({ call }) => call, target: joinBegun })
sample({ clock: looked, filter: ({ isReady }) => !isReady, fn: () => {}, target: readinessShown })
