import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { isAppleKeyboard, isPageLocked, onKeyDown, onPipKeyDown } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'

export interface KeyPress {
  event: KeyboardEvent
  isApple: boolean
  isInPipWindow: boolean
}

export const keyPressed = createEvent<KeyPress>()

const listenFx = createEffect(() => {
  const pressed = scopeBind(keyPressed)
  const isApple = isAppleKeyboard()
  // Shortcuts do not work while the screen is locked.
  const listenIn = (isInPipWindow: boolean) => (event: KeyboardEvent) => {
    if (!isPageLocked()) pressed({ event, isApple, isInPipWindow })
  }
  onKeyDown(listenIn(false))
  onPipKeyDown(listenIn(true))
})

sample({ clock: appStarted, target: listenFx })

/** AltGr types characters, but is Ctrl+Alt on Windows. Some browsers report it for Option on Apple keyboards. */
export const isAltGr = ({ event, isApple }: KeyPress): boolean => !isApple && event.getModifierState('AltGraph')

/** During IME composition Enter chooses a character. Safari sends the last key of a composition with key code 229. */
export const isComposing = ({ event }: KeyPress): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to distinguish the Enter that ends a composition in Safari
  event.isComposing || event.keyCode === 229
