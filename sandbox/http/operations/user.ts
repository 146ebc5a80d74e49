import { isPassword } from '../../accounts/passwords.ts'
import { DONE, type Operation, type PublicOperation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const signIn: PublicOperation = async (
  { accounts, sessions },
  { email, password }: { email: string; password: string },
) => {
  const account = accounts.withEmail(email)
  const isRight = await isPassword(password, accounts.passwordHash(email))
  if (!account || !isRight) throw new ApiError(401, 'wrongCredentials')
  return { statusCode: 200, token: sessions.open(account) }
}

const signOut: Operation = ({ sessions, live }, { session }) => {
  sessions.end(session)
  live.disconnectSession(session.id)
  return DONE
}

const getUserInfoDetail: Operation = (_services, { session }) => {
  const { id: _id, is_doctor: _isDoctor, is_patient, ...user } = session.account
  return { statusCode: 200, userInfo: { ...user, type: { patient: is_patient } } }
}

const getUserInfo: Operation = (_services, { session }) => ({
  userInfo: { type: { patient: session.account.is_patient } },
})

/** The result is in the body: browsers log an HTTP error status as a failure. */
const checkDoctorUser: Operation = (_services, { session }) => ({
  data: { statusCode: session.account.is_doctor ? 200 : 404 },
})

/** Operations that need no session. */
export const publicUserOperations = { signIn }
export const userOperations = { signOut, getUserInfoDetail, getUserInfo, checkDoctorUser }
