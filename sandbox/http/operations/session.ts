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

export const publicOperations = { signIn }
export const sessionOperations = { signOut }
