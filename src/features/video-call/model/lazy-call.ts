import { combine, sample } from 'effector'
import { createLazyDialog } from '@/shared/lib/lazy-view'
import { $callRoom, roomLeft } from './call-room'

async function loadCallStage() {
  const [{ CallStage }] = await Promise.all([import('../ui/CallStage'), import('./call-flow')])
  return CallStage
}

/** Everything of a call but the fact that there is one. Until it is there, it can be done without. */
export const callStage = createLazyDialog(loadCallStage, {
  $isOpen: $callRoom.map((room) => room !== null),
  dismissed: roomLeft,
})

const $readyRoom = combine(callStage.$view, $callRoom, (view, room) => (view ? room : null))
/** There is a room, and the code of the call: from here on the models of the call have the word. */
export const callReady = sample({ clock: $readyRoom, filter: Boolean })
