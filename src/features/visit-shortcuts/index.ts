export { permittedShortcuts } from './lib/permitted-shortcuts'
export { ShortcutsPopup } from './ui/ShortcutsPopup'
export { ShortcutTiles } from './ui/ShortcutTiles'
