export { ariaChord, chordKeys, isSingleKey, letterOf } from './chord'
export { isAltGr, type KeyPress, keyPressed, shortcutsChecked, sequencePendingChanged } from './key-press'
export {
  allShortcuts,
  createShortcut,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutId,
  $areSingleKeysOn,
  singleKeysEnabledChanged,
} from './shortcut'
