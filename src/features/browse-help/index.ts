export { helpRequested, ticketFormRequested } from './model/help-drawer'
export { supportRequested } from './model/support'
export { HelpBrowserSlot } from './ui/HelpBrowserSlot'
export { HelpDrawer } from './ui/HelpDrawer'
