export { permittedQuickLinks } from './lib/permitted-quick-links'
export { QuickLinksPopover } from './ui/QuickLinksPopover'
export { QuickLinkTiles } from './ui/QuickLinkTiles'
