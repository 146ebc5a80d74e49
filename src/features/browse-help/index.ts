// Follows the address from the first page on; the page itself is lazy.
import './model/help-page'

export { helpRequested, ticketFormRequested } from './model/help-drawer'
export { supportRequested } from './model/support'
export { HelpBrowserSlot } from './ui/HelpBrowserSlot'
export { HelpDrawer } from './ui/HelpDrawer'
