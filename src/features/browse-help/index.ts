export { helpRequested, ticketWanted } from './model/help-drawer'
export { helpBody, helpDesk } from './model/lazy-help'
export { HelpDrawer } from './ui/HelpDrawer'
