import { loadPinPrompt } from '@/entities/user'
import { createLateView } from '@/shared/lib/lazy-view'
import { screenVeiled } from './screen-lock'

/** The boxes for the PIN. The veil itself needs none of this code. */
export const unlockPrompt = createLateView(loadPinPrompt, screenVeiled)
