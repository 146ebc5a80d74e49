import { loadPinPrompt } from '@/entities/user'
import { createLazyView } from '@/shared/lib/lazy-view'
import { screenLocked } from './screen-lock'

/** The boxes for the PIN. The veil itself needs none of this code. */
export const unlockPrompt = createLazyView(loadPinPrompt, screenLocked)
