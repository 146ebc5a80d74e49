import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../sandbox/demo/accounts.ts'

/** Signs in as the doctor of the demo data. */
export async function fetchToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/doctor/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[0]?.account.email, password: DEMO_PASSWORD }),
  })
  if (!response.ok) throw new Error(`the response to the sign-in was ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}
