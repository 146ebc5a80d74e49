import './model/help-page'

export { helpRequested, ticketWanted } from './model/help-drawer'
export { helpBody } from './model/late-body'
export { HelpDesk } from './ui/HelpDesk'
export { HelpDrawer } from './ui/HelpDrawer'
