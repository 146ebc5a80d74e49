export { UpdateBanner } from './ui/UpdateBanner'
