import { combine, sample } from 'effector'
import { createLazyDialog } from '@/shared/lib/lazy-view'
import { $callRoom, roomLeft } from './call-room'

async function loadCallStage() {
  const [{ CallStage }] = await Promise.all([import('../ui/CallStage'), import('./call-flow')])
  return CallStage
}

/** Lazy chunk with everything of a call except its room. */
export const callStage = createLazyDialog(loadCallStage, {
  $isOpen: $callRoom.map((room) => room !== null),
  dismissed: roomLeft,
})

const $readyRoom = combine(callStage.$view, $callRoom, (view, room) => (view ? room : null))
/** The room is known and the chunk of the call is loaded: the call models take over. */
export const callReady = sample({ clock: $readyRoom, filter: Boolean })
