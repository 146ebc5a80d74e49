export { ariaChord, chordKeys, isSingleKey } from './chord'
export {
  allShortcuts,
  createShortcut,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutId,
  $areSingleKeysOn,
  singleKeysEnabledChanged,
} from './shortcut'
