export { signOutRequested } from './model/sign-out'
export { SignOutHereDialog } from './ui/LocalSignOutDialog'
