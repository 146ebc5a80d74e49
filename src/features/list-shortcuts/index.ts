export { shortcutList } from './model/lazy-list'
export { shortcutListRequested } from './model/shortcut-list'
