import { createEffect, createEvent, sample } from 'effector'
import { arePreferencesAvailable, type DevicePreferences } from '../lib/device-preferences'
import { listDevices } from '../lib/local-devices'
import { $activeCall, joinStarted } from './active-call'
import type { CallRoom } from './call-room'
import { $devicePreferences, devicePreferencesLoaded } from './device-preferences'

interface DeviceCheck {
  call: CallRoom
  known: DevicePreferences
}

// Events
export const preJoinShown = createEvent()

// Effects
/** True if the devices of the last call are available; false where the browser does not list them. */
export const checkDevicesFx = createEffect(async ({ known }: DeviceCheck) =>
  arePreferencesAvailable(known, await listDevices(navigator.mediaDevices)),
)

// Connections
const checkDue = sample({
  clock: devicePreferencesLoaded,
  source: { call: $activeCall, known: $devicePreferences },
  fn: ({ call, known }) => ({ call, known }),
}).filterMap(({ call, known }) => (call ? { call, known } : undefined))
sample({ clock: checkDue, filter: ({ call }) => call.isRestored, fn: ({ call }) => call, target: joinStarted })
sample({ clock: checkDue, filter: ({ call }) => !call.isRestored && !call.isTakenOver, target: checkDevicesFx })
sample({ clock: checkDue, filter: ({ call }) => call.isTakenOver === true, fn: () => {}, target: preJoinShown })

const devicesChecked = sample({
  clock: checkDevicesFx.finally,
  source: $activeCall,
  filter: (call, { params }) => call === params.call,
  fn: (_, check) => ({ call: check.params.call, isReady: check.status === 'done' && check.result }),
})
sample({ clock: devicesChecked, filter: ({ isReady }) => isReady, fn: ({ call }) => call, target: joinStarted })
sample({ clock: devicesChecked, filter: ({ isReady }) => !isReady, fn: () => {}, target: preJoinShown })
