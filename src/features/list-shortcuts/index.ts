export { shortcutListRequested } from './model/shortcut-list'
export { ShortcutList } from './ui/ShortcutList'
