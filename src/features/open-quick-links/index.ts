export { permittedQuickLinks } from './lib/quick-links'
export { QuickLinksPopover } from './ui/QuickLinksPopover'
export { QuickLinkTiles } from './ui/QuickLinkTiles'
