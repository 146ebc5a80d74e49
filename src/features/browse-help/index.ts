export { helpRequested, ticketFormRequested } from './model/help-drawer'
export { HelpBrowserSlot } from './ui/HelpBrowserSlot'
export { HelpDrawer } from './ui/HelpDrawer'
