// The model follows the address from the time at which the features are loaded; the page itself is lazy.
import './model/help'

export { helpDismissed, helpRequested, ticketFormRequested, supportRequested } from './model/help'
export { HelpBrowserSlot, HelpDrawer } from './ui/HelpDrawer'
