export { reloadBlockedChanged, updateAccepted } from './model/update-check'
export { UpdateBanner } from './ui/UpdateBanner'
