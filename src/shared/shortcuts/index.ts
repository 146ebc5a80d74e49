export { ariaChord, chordKeys, isSingleKey, letterOf } from './chord'
export { isAltGr, isComposing, type KeyPress, keyPassed, sequencePendingChanged } from './key-press'
export {
  allShortcuts,
  createShortcut,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutId,
  $areSingleKeysOn,
  singleKeysEnabledChanged,
} from './shortcut'
