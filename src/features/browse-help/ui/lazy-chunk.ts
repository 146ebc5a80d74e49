// What comes in one file of its own, after the first screen.
export { HelpBrowser } from './HelpBrowser'
export { HelpDrawerBody } from './HelpDrawerBody'
