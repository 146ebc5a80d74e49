export { $isSigningOut, revokeTokenFx, signOutBlockedChanged, signOutRequested } from './model/sign-out'
export { LocalSignOutDialog } from './ui/LocalSignOutDialog'
