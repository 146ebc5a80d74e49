import { createEvent } from 'effector'

export const filesAdded = createEvent<readonly File[]>()
export const attachmentRemoved = createEvent()
