export { ariaChord, chordKeys, isSingleKey } from './chord'
export { allShortcuts, createShortcut, type Shortcut, type ShortcutGroup, type ShortcutId } from './shortcut'
export { $areSingleKeysOn, singleKeysEnabledChanged } from './single-keys'
