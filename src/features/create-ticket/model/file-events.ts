import { createEvent } from 'effector'

/** Files came in, by the button, a drop or a paste. */
export const filesAdded = createEvent<readonly File[]>()
/** The attachment is not wanted any more. */
export const attachmentRemoved = createEvent()
