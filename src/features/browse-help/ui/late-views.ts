// What comes in one file of its own, after the first screen.
export { HelpDesk } from './HelpDesk'
export { HelpDrawerBody } from './HelpDrawerBody'
