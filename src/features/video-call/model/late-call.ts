import { combine, sample } from 'effector'
import { createLateView } from '@/shared/lib/late-view'
import { $callRoom, roomEntered } from './call-room'

/** Everything of a call but the fact that there is one. */
export const callStage = createLateView<object>(async () => (await import('../ui/CallStage')).CallStage, roomEntered)

const $due = combine(callStage.$view, $callRoom, (view, room) => (view ? room : null))
/** There is a room, and the code of the call: from here on the models of the call have the word. */
export const callDue = sample({ clock: $due, filter: Boolean })
