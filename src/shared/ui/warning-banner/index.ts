export { WarningBanner } from './WarningBanner'
