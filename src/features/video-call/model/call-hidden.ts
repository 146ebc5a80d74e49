import { sample } from 'effector'
import { closePip } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import type { DeviceKind } from '../lib/devices/local-devices'
import { $call, $isCallHidden, callEntered } from './call'
import { activeRequest } from './call-state'
import { deviceEnabledChanged } from './local-media'
import { stopTrackTask } from './track-effects'

// Effects
const closePipTask = createTask(closePip)

// Connections
/** Also for a call that is entered behind the lock screen, before its devices are opened. */
const callHidden = sample({
  clock: [$isCallHidden, callEntered('checking'), callEntered('pre-join')],
  source: { call: $call, isHidden: $isCallHidden },
  filter: ({ call, isHidden }) => isHidden && activeRequest(call) !== null,
  fn: ({ call }) => call,
})
const switchOff = (kind: DeviceKind) => () => ({ kind, isEnabled: false })
sample({ clock: callHidden, fn: switchOff('camera'), target: deviceEnabledChanged })
sample({ clock: callHidden, fn: switchOff('microphone'), target: deviceEnabledChanged })
sample({ clock: callHidden, fn: () => 'screen' as const, target: stopTrackTask })
/** Before joining it is released. In a call it stays open but muted, because opening it may need a permission again. */
sample({
  clock: callHidden,
  filter: ({ status }) => status === 'pre-join',
  fn: () => 'microphone' as const,
  target: stopTrackTask,
})
sample({ clock: callHidden, target: closePipTask })
