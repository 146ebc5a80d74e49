export { $isSigningOut, revokeTokenFx, signOutFx, signOutRequested } from './model/sign-out'
export { LocalSignOutDialog } from './ui/LocalSignOutDialog'
