import { type BrowserContext, expect } from '@playwright/test'

export const ACCOUNTS = {
  doctor: { email: 'doctor@demo.clinic', pin: '4827' },
  single: { email: 'single@demo.clinic', pin: '0042' },
  staff: { email: 'staff@demo.clinic', pin: '1907' },
  bare: { email: 'bare@demo.clinic', pin: '3310' },
} as const

export const PASSWORD = 'demo'

export type AccountName = keyof typeof ACCOUNTS

/** Sets the session cookie of an account without using the sign-in page. @returns the token */
export async function signInContext(context: BrowserContext, origin: string, account: AccountName): Promise<string> {
  const response = await context.request.post(`${origin}/api/v1/auth/doctor/sign-in`, {
    data: { email: ACCOUNTS[account].email, password: PASSWORD },
  })
  expect(response.ok(), `${account} signs in`).toBe(true)
  const { token } = (await response.json()) as { token: string }
  await context.addCookies([{ name: 'auth_doctor', value: encodeURIComponent(token), url: origin, sameSite: 'Lax' }])
  return token
}
