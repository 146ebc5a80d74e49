export { shortcutListDismissed, shortcutListRequested } from './model/shortcut-list'
export { ShortcutListSlot } from './ui/lazy-shortcut-list'
