export { $isSigningOut, revokeTokenFx, signOutBlockedChanged, signOutFx, signOutRequested } from './model/sign-out'
export { LocalSignOutDialog } from './ui/LocalSignOutDialog'
