import { HttpResponse, http } from 'msw'
import { DEMO_ACCOUNTS } from '../../../sandbox/demo/accounts'
import type { AccountName } from '../accounts'
import { noNotifications } from './notifications'
import { startServer } from './platform-server'
import { notFound, PLATFORM } from './render-screen'

const COMPANY = '0b4c7d1e-5a2f-4e8b-9c3d-6f1a2b3c4d5e'
const at = (path: string) => `${PLATFORM}/api/${path}`

export const USER_INFO = at('v1/user/info-detail')
export const COMPANIES = at('v1/doctor/companies')
export const COMPANY_SETTINGS = at('v1/companies/companies/settings/company')

interface SignIn {
  transactions?: boolean
  permissions?: unknown
}

/** A platform for tests of the whole portal. */
export function startPortalPlatform() {
  const server = startServer()

  /** Answers with the permissions of an account of the demo data; lists are empty. */
  function signIn(name: AccountName, { transactions = false, permissions }: SignIn = {}) {
    const demo = DEMO_ACCOUNTS.find(({ account }) => account.email === `${name}@demo.clinic`)
    if (!demo) throw new Error(`the demo data have no account ${name}`)
    const { uuid, name: firstName, surname, user_code } = demo.account
    const companies =
      demo.memberships.length > 0 ? [{ uuid: COMPANY, company_name: 'Ege Polikliniği', transactions }] : []
    const userInfo = {
      uuid,
      name: firstName,
      surname,
      user_code,
      permissions: permissions === undefined ? demo.account.permissions : permissions,
    }
    server.use(
      http.get(USER_INFO, () => HttpResponse.json({ statusCode: 200, userInfo })),
      http.get(COMPANIES, () => HttpResponse.json({ companies })),
      http.get(COMPANY_SETTINGS, () => HttpResponse.json({ companies })),
      http.get(at('v1/patient/notes/reminder-all'), () => HttpResponse.json({ notes: [] })),
      noNotifications,
      notFound,
    )
  }

  return { server, signIn }
}
