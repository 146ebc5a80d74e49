export { $isSigningOut, signOutRequested } from './model/sign-out'
