export { permittedQuickLinks } from './lib/quick-links'
export { QuickLinksPopover, QuickLinkTiles } from './ui/QuickLinksPopover'
