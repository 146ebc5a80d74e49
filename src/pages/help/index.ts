export { HelpPage } from './ui/HelpPage'
