import type { BrowserContext } from '@playwright/test'
import { sandboxControl } from './sandbox-control.ts'

export const ACCOUNTS = {
  doctor: { email: 'doctor@demo.clinic', pin: '4827' },
  single: { email: 'single@demo.clinic', pin: '0042' },
  staff: { email: 'staff@demo.clinic', pin: '1907' },
  bare: { email: 'bare@demo.clinic', pin: '3310' },
} as const

export const PASSWORD = 'demo'

export type AccountName = keyof typeof ACCOUNTS

/** Opens a session without the sign-in page, and sets its cookie. @returns the token */
export async function signInContext(context: BrowserContext, origin: string, account: AccountName): Promise<string> {
  const token = await sandboxControl(origin).openSession(ACCOUNTS[account].email)
  await context.addCookies([{ name: 'auth_doctor', value: encodeURIComponent(token), url: origin, sameSite: 'Lax' }])
  return token
}
