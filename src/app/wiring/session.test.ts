// @vitest-environment happy-dom
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { featureWritesChanged } from '@/features/switch-clinic'
import { $authToken, saveTokenFx, sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { appStarted, pageCached, pageResumed } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $navigate, locationChanged } from '@/shared/routes'
import { tabMessageReceived } from '@/shared/tabs'
import { createRequestContext } from '../entrypoint/connect-http'
import './session'
import './clinic'

const writeToken = (token: string | null) => {
  document.cookie = `auth_doctor=${token}; Path=/${token === null ? '; Max-Age=-1' : ''}`
}
const { dataset } = document.documentElement
afterEach(() => {
  writeToken(null)
  document.cookie = 'selected_company=; Path=/; Max-Age=-1'
})

interface Tab {
  at?: string
  token?: string | null
  signInUrl?: string
}

async function setup({ at = '/tr/takvim?gun=2026-11-21#sabah', token = 'token', signInUrl = '' }: Tab = {}) {
  writeToken(token)
  const navigate = vi.fn(() => Promise.resolve())
  const leave = vi.spyOn(location, 'assign').mockReturnValue()
  const client = createPortalQueryClient()
  const scope = fork({
    values: [
      [$authToken, token],
      [$config, { ...parsePortalConfig({ calendarHelpCategory: crypto.randomUUID() }), signInUrl }],
      [$queryClient, client],
      [$navigate, navigate],
    ],
    handlers: [[saveTokenFx, (fresh: string) => fresh]],
  })
  const { pathname, search, hash } = new URL(at, 'https://portal.example')
  await allSettled(locationChanged, { scope, params: { pathname, search, hash } })
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  return { scope, navigate, leave, client, reload, replace }
}

test('sign-in leads to the requested screen and replaces the sign-in page', async () => {
  const { scope, navigate } = await setup({ at: '/tr/giris-yap?next=%2Ftr%2Ftakvim%23sabah', token: null })
  await allSettled(saveTokenFx, { scope, params: 'fresh' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/takvim#sabah', { replace: true })
})

test('sign-in without a requested screen leads home', async () => {
  const { scope, navigate } = await setup({ at: '/en/sign-in', token: null })
  await allSettled(saveTokenFx, { scope, params: 'fresh' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true })
})

test('a second sign-in loads a new page, so that nothing of the previous session is left in memory', async () => {
  const { scope, navigate, replace } = await setup({ at: '/tr/giris-yap?next=%2Ftr%2Ftakvim%23sabah' })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  await allSettled(saveTokenFx, { scope, params: 'fresh' })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/tr/takvim#sabah')
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['', '/tr/giris-yap'])(
  'with the sign-in URL %j, six requests with a 401 lead to the sign-in page of the portal once, with the return path (F-A04)',
  async (signInUrl) => {
    const { scope, navigate, leave } = await setup({ signInUrl })
    await Promise.all(Array.from({ length: 6 }, () => allSettled(unauthorizedReceived, { scope, params: 'token' })))
    const next = encodeURIComponent('/tr/takvim?gun=2026-11-21#sabah')
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/giris-yap?next=${next}`, { replace: true })
    expect(leave).not.toHaveBeenCalled()
  },
)

test('a session that ends during a navigation leads to the sign-in page', async () => {
  const { scope, navigate } = await setup({ at: '/tr/giris-yap' })
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(navigate).not.toHaveBeenCalled()
  await allSettled(locationChanged, { scope, params: { pathname: '/en/calendar', search: '?a=1', hash: '' } })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/sign-in?next=%2Fen%2Fcalendar%3Fa%3D1', { replace: true })
})

test('sign-out leads to the sign-in page in the same language, without a return path', async () => {
  const { scope, navigate } = await setup({ at: '/en/calendar' })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/sign-in', { replace: true })
})

test('the query cache is cleared when the session ends (F-B07)', async () => {
  const { scope, client } = await setup()
  client.setQueryData(['reminders'], ['reminder'])
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(client.getQueryCache().getAll()).toEqual([])
})

test.each(['expired', 'signed-out'] as const)(
  'a clinic with its own sign-in page gets the user back there after the session end "%s"',
  async (end) => {
    const { scope, navigate, leave } = await setup({ signInUrl: 'https://login.clinic.example' })
    await allSettled(sessionEnded, { scope, params: end })
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://login.clinic.example')
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('the portal listens for resumed pages from its start', async () => {
  const { scope, navigate } = await setup()
  await allSettled(appStarted, { scope })
  writeToken(null)
  window.dispatchEvent(new Event('focus'))
  await allSettled(scope)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/giris-yap', { replace: true })
})

test('a response that is late for its session does not interrupt the redirect to the sign-in page of the clinic', async () => {
  const { scope, leave, reload } = await setup({ signInUrl: 'https://login.clinic.example' })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  createRequestContext(scope).onMismatch()
  await allSettled(scope)
  expect(leave).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['is resumed', (scope: Scope) => allSettled(pageResumed, { scope })],
  ['receives a message', (scope: Scope) => allSettled(tabMessageReceived, { scope, params: 'session-changed' })],
])('a tab that %s and finds another session in the cookie reloads (F-I11)', async (_, notify) => {
  const { scope, navigate, reload } = await setup()
  writeToken('of-another-doctor')
  await notify(scope)
  expect(reload).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

test('a screen that the browser restores after its session has ended is reloaded', async () => {
  const { scope, reload } = await setup({ token: null })
  await allSettled(pageResumed, { scope })
  expect(reload).toHaveBeenCalledOnce()
})

test('repeated resume events lead to the sign-in page once', async () => {
  const { scope, navigate, reload } = await setup()
  writeToken(null)
  const navigation = Promise.withResolvers<void>()
  navigate.mockReturnValue(navigation.promise)
  const resume = scopeBind(pageResumed, { scope })
  resume()
  resume()
  navigation.resolve()
  await allSettled(scope)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/giris-yap', { replace: true })
  expect(reload).not.toHaveBeenCalled()
})

test('the sign-in page may be left and restored', async () => {
  const { scope, navigate, reload } = await setup({ at: '/tr/giris-yap', token: null })
  await allSettled(pageResumed, { scope })
  expect(reload).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

test('a cached page stays hidden until its session is verified', async () => {
  const { scope } = await setup()
  await allSettled(pageCached, { scope })
  expect(dataset.pageHidden).toBe('until-shown')
  await allSettled(pageResumed, { scope })
  expect(dataset.pageHidden).toBeUndefined()
})

test('a page of another clinic that still sends a ticket stays hidden although its session is verified', async () => {
  const { scope } = await setup()
  await allSettled(featureWritesChanged, { scope, params: true })
  document.cookie = 'selected_company=8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02; Path=/'
  await allSettled(pageResumed, { scope })
  expect(dataset.pageHidden).toBe('until-shown')
})

test('a restored page of another session is never shown', async () => {
  const { scope, reload } = await setup()
  writeToken('of-another-doctor')
  await allSettled(pageResumed, { scope })
  expect(reload).toHaveBeenCalledOnce()
  expect(dataset.pageHidden).toBe('until-reload')
})
