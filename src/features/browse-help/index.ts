// Follows the address from the first page on; the page itself is lazy.
import './model/help'

export { helpRequested, ticketFormRequested, supportRequested } from './model/help'
export { HelpBrowserSlot, HelpDrawer } from './ui/HelpDrawer'
