export { recognizeUserFx, useUser } from './api/user-info'
export type { User } from './model/user'
