import { loadPinPrompt } from '@/entities/user'
import { createLazyView } from '@/shared/lib/lazy-view'
import { screenLocked } from './screen-lock'

/** Only the PIN prompt is lazy; the lock screen itself is in the first bundle. */
export const unlockPrompt = createLazyView(loadPinPrompt, screenLocked)
