export { revokeTokenFx, signOutFx, signOutRequested, tokenRevocationRequested } from './model/sign-out'
export { LocalSignOutDialog } from './ui/LocalSignOutDialog'
