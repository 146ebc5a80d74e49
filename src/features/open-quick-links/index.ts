export { permittedShortcuts } from './lib/permitted-quick-links'
export { ShortcutsPopup } from './ui/QuickLinksPopover'
export { ShortcutTiles } from './ui/QuickLinkTiles'
