export { signOutRequested } from './model/sign-out'
export { LocalSignOutDialog } from './ui/LocalSignOutDialog'
