import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { isAppleKeyboard, isPageLocked, onKeyDown, onPipKeyDown } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'

export interface KeyPress {
  event: KeyboardEvent
  isApple: boolean
  /** Pressed in a window of its own that belongs to the page. */
  isInPipWindow: boolean
}

// Events
export const keyPressed = createEvent<KeyPress>()

// Effects
/** The portal's only listeners for keys that work anywhere. */
const listenFx = createEffect(() => {
  const pressed = scopeBind(keyPressed)
  const isApple = isAppleKeyboard()
  // Under the privacy veil there is nobody whose keys could be meant.
  const listenIn = (isInPipWindow: boolean) => (event: KeyboardEvent) => {
    if (!isPageLocked()) pressed({ event, isApple, isInPipWindow })
  }
  onKeyDown(listenIn(false))
  onPipKeyDown(listenIn(true))
})

// Connections
sample({ clock: appStarted, target: listenFx })

/** AltGr arrives as Ctrl+Alt on Windows, and types signs. Apple keyboards have none, but some browsers say so of Option. */
export const isAltGr = ({ event, isApple }: KeyPress): boolean => !isApple && event.getModifierState('AltGraph')

/** An input method takes keys apart: what looks like Enter chooses a character. Safari sends the last one as key 229. */
export const isComposing = ({ event }: KeyPress): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells Safari's late Enter from a real one
  event.isComposing || event.keyCode === 229
