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
/** The doctor should look at camera and microphone before going in. */
export const preJoinShown = createEvent()

// Effects
/** Whether everything is as the last time. Where the browser does not say, it is not. */
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
sample({ clock: checkDue, filter: ({ call }) => !call.isRestored, target: checkDevicesFx })

const devicesChecked = sample({
  clock: checkDevicesFx.finally,
  source: $activeCall,
  filter: (call, { params }) => call === params.call,
  fn: (_, look) => ({ call: look.params.call, isReady: look.status === 'done' && look.result }),
})
sample({ clock: devicesChecked, filter: ({ isReady }) => isReady, fn: ({ call }) => call, target: joinStarted })
sample({ clock: devicesChecked, filter: ({ isReady }) => !isReady, fn: () => {}, target: preJoinShown })
