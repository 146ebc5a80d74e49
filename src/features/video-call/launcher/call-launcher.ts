import { createEffect, createStore, sample } from 'effector'
import type { ComponentType } from 'react'
import { featuresReady } from '@/shared/lifecycle'
import { $call, callChanged } from '../model/call'
import { callEvents } from '../model/call-state'
import '../model/stored-call'

// Effects
export const loadCallFx = createEffect<void, ComponentType>(async () => (await import('./call-runtime')).CallStage)

// Stores
export const $CallStage = createStore<ComponentType | null>(null, { serialize: 'ignore' }).on(
  loadCallFx.doneData,
  (_, stage) => stage,
)

// Connections
/** A device test may be requested in the settings before this module is loaded. */
sample({
  clock: [callChanged, featuresReady],
  source: $call,
  filter: (call) => call.status === 'loading' && call.error === null,
  fn: () => {},
  target: loadCallFx,
})
/** Starts the flow, whose relations exist only from here on. */
sample({ clock: loadCallFx.done, fn: () => {}, target: callEvents.codeLoaded })
sample({ clock: loadCallFx.failData, target: callEvents.codeFailed })
