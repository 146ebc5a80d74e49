export { PageBanner } from './PageBanner'
