import { sample } from 'effector'
import { createPinVerification } from '@/entities/pin'
import { pinAccepted, screenLocked, screenUnlocked } from './screen-lock'

/** Loaded with `UnlockPrompt`, which starts it too, because the screen may have been locked before. */
export const unlockVerification = createPinVerification()

// Connections
sample({ clock: screenLocked, target: unlockVerification.started })
sample({ clock: screenUnlocked, target: unlockVerification.dismissed })
sample({ clock: unlockVerification.succeeded, target: pinAccepted })
