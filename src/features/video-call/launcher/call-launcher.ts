import { createEffect, createStore, sample } from 'effector'
import type { ComponentType } from 'react'
import { currentAndUpdates } from '@/shared/lifecycle'
import { $call } from '../model/call'
import { callEvents } from '../model/call-state'
import '../model/call-settings'
import '../model/leave-room'
import './room-link'

// Effects
export const loadCallStageFx = createEffect<void, ComponentType>(async () => (await import('./call-runtime')).CallStage)

// Stores
export const $CallStage = createStore<ComponentType | null>(null, { serialize: 'ignore' }).on(
  loadCallStageFx.doneData,
  (_, stage) => stage,
)

// Connections
/** A device test may be requested in the settings before this module is loaded. */
sample({
  clock: currentAndUpdates($call),
  filter: (call) => call.status === 'loading' && call.error === null,
  target: loadCallStageFx,
})
/** The loaded code connects `call-flow.ts`, which has missed earlier events (decision 0064). */
sample({ clock: loadCallStageFx.done, target: callEvents.codeLoaded })
sample({ clock: loadCallStageFx.failData, target: callEvents.codeFailed })
