export { helpRequested, ticketWanted } from './model/help-drawer'
export { helpBody, helpDesk } from './model/late-views'
export { HelpDrawer } from './ui/HelpDrawer'
