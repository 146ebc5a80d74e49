import { createEvent, createStore } from 'effector'

/** Whose side of the line is too weak for a good picture. */
export type Weakness = 'mine' | 'theirs'

// What happened
/** The doctor takes the help that is offered for a weak line. */
export const helpAccepted = createEvent()

// State
export const $weakness = createStore<Weakness | null>(null)
