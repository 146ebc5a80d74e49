import { useUnit } from 'effector-react'
import { isAppleKeyboard } from '@/shared/browser'
import { $areSingleKeysOn, ariaChord, type Shortcut } from '@/shared/shortcuts'

/** For `aria-keyshortcuts`; undefined while single keys are off. */
export function useAriaShortcut(shortcut: Shortcut | undefined): string | undefined {
  const areSingleKeysOn = useUnit($areSingleKeysOn)
  return shortcut && areSingleKeysOn ? ariaChord(shortcut.chord, isAppleKeyboard()) : undefined
}
