/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import { SignInResponse } from '../../model'
import type { SignInRequest } from '../../model'

import { requestAnonymously } from '../../../http.ts'

export const getSignInUrl = () => {
  return `/api/v1/auth/doctor/sign-in`
}

/**
 * Sent by the portal's own sign-in page, which stores the token in the cookie `auth_doctor`. A deployment with its own
 * sign-in sets `signInUrl` in `/config.json` and never receives this request. A 401 here means a wrong e-mail or password.
 * @summary Sign in with e-mail and password
 */
export const signIn = async (
  signInRequest: SignInRequest,
  options?: Parameters<typeof requestAnonymously>[1],
): Promise<SignInResponse> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return requestAnonymously<SignInResponse>(getSignInUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInRequest),
    schema: SignInResponse,
  })
}
