export { helpRequested, ticketWanted } from './model/help-drawer'
export { helpBody } from './model/late-body'
export { HelpDrawer } from './ui/HelpDrawer'
