import { createEvent, restore, sample, scopeBind } from 'effector'
import {
  hasBlockingModal,
  isAppleKeyboard,
  isPageLocked,
  onKeyDown,
  onPipKeyDown,
  preventHeldEnter,
} from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'

export interface KeyPress {
  event: KeyboardEvent
  isApple: boolean
  isInPipWindow: boolean
  /** A dialog of the page is open. It does not block the picture-in-picture window. */
  isBlocked: boolean
}

// Events
export const keyPressed = createEvent<KeyPress>()
/** After `keyPressed`: the default of `event` is prevented if the press was a shortcut. */
export const shortcutsChecked = createEvent<KeyPress>()
/** True between the first and the second key of a sequence: a single key then belongs to the sequence. */
export const sequencePendingChanged = createEvent<boolean>()

// Effects
const watchKeysTask = createTask(() => {
  const pressed = scopeBind(keyPressed)
  const checked = scopeBind(shortcutsChecked)
  const isApple = isAppleKeyboard()
  const listenIn = (isInPipWindow: boolean) => (event: KeyboardEvent) => {
    preventHeldEnter(event)
    // Shortcuts do not work while the screen is locked.
    if (isPageLocked()) return
    const press = { event, isApple, isInPipWindow, isBlocked: !isInPipWindow && hasBlockingModal() }
    pressed(press)
    checked(press)
  }
  onKeyDown(listenIn(false))
  onPipKeyDown(listenIn(true))
})

// Stores
export const $isSequencePending = restore(sequencePendingChanged, false)

// Connections
sample({ clock: appStarted, target: watchKeysTask })

/** AltGr types characters, but is Ctrl+Alt on Windows. Some browsers report it for Option on Apple keyboards. */
export const isAltGr = ({ event, isApple }: KeyPress): boolean => !isApple && event.getModifierState('AltGraph')
