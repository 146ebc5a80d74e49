export {
  $hasUserRequestFailed,
  fetchCurrentUserFx,
  userIdentified,
  userUnidentified,
  useUser,
  useUserContact,
} from './api/user-info'
export type { UserContact } from './model/contact'
export { userChanged } from './model/tab-owner'
export type { User } from './model/user'
