export { helpRequested, ticketFormRequested } from './model/help-drawer'
export { helpBody, helpBrowser } from './model/lazy-help'
export { HelpDrawer } from './ui/HelpDrawer'
