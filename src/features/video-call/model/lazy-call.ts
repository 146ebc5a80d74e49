import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $callRoom } from './call-room'

async function loadCallStage() {
  const [{ CallStage }] = await Promise.all([import('../ui/CallStage'), import('./call-flow')])
  return CallStage
}
type CallStage = Awaited<ReturnType<typeof loadCallStage>>

// Events
const prefetched = createEvent()
const roomKnown = $callRoom.updates.filter({ fn: (room) => room !== null })

// Effects
/** Lazy chunk with everything of a call except its room. */
const loadFx = createEffect(loadCallStage)

// Stores
const $view = createStore<CallStage | null>(null, { serialize: 'ignore' }).on(loadFx.doneData, (_, view) => view)
const $failure = createStore<Error | null>(null, { serialize: 'ignore' })
  .on(loadFx.failData, (_, error) => error)
  .reset(loadFx)
const $readyRoom = combine($view, $callRoom, (view, room) => (view ? room : null))

// Connections
sample({
  clock: [prefetched, roomKnown],
  source: { view: $view, isLoading: loadFx.pending },
  filter: ({ view, isLoading }) => view === null && !isLoading,
  fn: () => {},
  target: loadFx,
})
/** The room is known and the chunk of the call is loaded: the call models take over. */
export const callReady = sample({ clock: $readyRoom, filter: Boolean })

export const callStage = { prefetched, loadFx, $view, $failure }
