export { SectionPage } from './ui/SectionPage'
