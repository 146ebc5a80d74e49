// Entry of the lazy chunk.
export { HelpBrowser } from './HelpBrowser'
export { HelpDrawerBody } from './HelpDrawerBody'
