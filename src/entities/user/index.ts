export { fetchDisplayNameFx } from './api/display-name'
export {
  $hasUserRequestFailed,
  fetchCurrentUserFx,
  fetchPermissions,
  userIdentified,
  userLoadedAfterFailure,
  userUnidentified,
  useUser,
  useUserContact,
} from './api/user-info'
export type { User } from './model/user'
export { $hasUserChanged, previousUserCleared, tabOwnerChecked, userChanged } from './model/tab-owner'
export { createUserPreference } from './model/user-preference'
