export { shortcutList } from './model/late-list'
export { shortcutListRequested } from './model/shortcut-list'
