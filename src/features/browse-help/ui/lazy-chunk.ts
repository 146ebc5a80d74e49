// What comes in one file of its own, after the first screen.
export { HelpDesk } from './HelpBrowser'
export { HelpDrawerBody } from './HelpDrawerBody'
