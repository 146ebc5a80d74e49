import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { $isSignedIn } from '@/shared/auth'
import { isAppleKeyboard, isModalInTheWay, listenToKeys } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { paletteRequested } from './palette'

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>

/** Ctrl+K, or Cmd+K on Apple keyboards, where Ctrl+K deletes to the end of the line. Ctrl+Alt is AltGr: typing. */
export function isPaletteShortcut(press: KeyPress, isApple: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  const isModified = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isModified || altKey || shiftKey) return false
  // Where the layout has no Latin letters, the place of the key counts.
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
}

// What happened
export const shortcutPressed = createEvent<KeyPress>()

// What the world does for us
const listenFx = createEffect(() => {
  const pressed = scopeBind(shortcutPressed)
  const isApple = isAppleKeyboard()
  listenToKeys((event) => {
    if (isPaletteShortcut(event, isApple)) pressed(event)
  })
})
/** The browser has a search of its own on this key. */
const keepFromBrowserFx = createEffect((press: KeyPress) => press.preventDefault())
const lookForModalFx = createEffect(isModalInTheWay)

// Flow
sample({ clock: appStarted, target: listenFx })
const heard = sample({ clock: shortcutPressed, filter: $isSignedIn })
sample({ clock: heard, target: keepFromBrowserFx })
sample({ clock: heard, fn: () => {}, target: lookForModalFx })
/** A dialog waits for an answer: what is chosen in the palette would open behind or on top of it. */
sample({ clock: lookForModalFx.doneData, filter: (isInTheWay) => !isInTheWay, fn: () => {}, target: paletteRequested })
