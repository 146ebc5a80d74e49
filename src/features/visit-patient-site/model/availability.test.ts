import { allSettled, fork } from 'effector'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind, getCheckDoctorUserQueryOptions } from '@/shared/api'
import { $authToken, saveTokenFx, sessionEnded, tokenReceived } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { screenReady } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'
import { createRespondingClient } from '../../../../tests/support/vitest/responding-client'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import { $isPatientSiteAvailable } from './availability'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

type PortalQueryClient = ReturnType<typeof createPortalQueryClient>
type Responder = () => Promise<unknown>
const checkDoctorUser = vi.fn<Responder>()
const getUserInfo = vi.fn<Responder>()

beforeEach(() => {
  checkDoctorUser.mockResolvedValue({ data: { statusCode: 200 } })
  getUserInfo.mockResolvedValue({ userInfo: { type: { patient: true } } })
})
afterEach(() => vi.resetAllMocks())

const rejection = (kind: ApiErrorKind) => new ApiError({ kind, operation: 'GET /api/v1/user-doctor' })

const respondingClient = () => {
  const [checkPath] = getCheckDoctorUserQueryOptions().queryKey
  return createRespondingClient(([path]) => (path === checkPath ? checkDoctorUser() : getUserInfo()))
}

interface Options {
  url?: string
  token?: string | null
  client?: PortalQueryClient
}

function setup({ url = 'https://patients.example', token = 'token', client = respondingClient() }: Options = {}) {
  const config = parsePortalConfig({
    calendarHelpCategory: crypto.randomUUID(),
    patientSite: { url, cookieDomain: '' },
  })
  const scope = fork({
    values: [
      [$config, config],
      [$authToken, token],
      [$queryClient, client],
    ],
    handlers: [[saveTokenFx, (fresh: string) => fresh]],
  })
  const reports = recordPayloads(problemOccurred, scope)
  return {
    scope,
    client,
    reports,
    requestCheck: () => allSettled(screenReady, { scope }),
    isOffered: () => scope.getState($isPatientSiteAvailable),
  }
}

test('the patient site is offered to a user who is also a patient', async () => {
  const { requestCheck, isOffered, reports } = setup()
  expect(isOffered()).toBe(false)
  await requestCheck()
  expect(isOffered()).toBe(true)
  expect(reports).toEqual([])
})

test('it is checked once per session', async () => {
  const { scope, client, requestCheck, isOffered } = setup()
  await requestCheck()
  await requestCheck()
  expect(checkDoctorUser).toHaveBeenCalledOnce()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  client.clear()
  expect(isOffered()).toBe(false)
  await allSettled(tokenReceived, { scope, params: 'next' })
  await requestCheck()
  expect(checkDoctorUser).toHaveBeenCalledTimes(2)
  expect(isOffered()).toBe(true)
})

test('without a patient site or a session nothing is requested', async () => {
  await setup({ url: '' }).requestCheck()
  await setup({ token: null }).requestCheck()
  expect(checkDoctorUser).not.toHaveBeenCalled()
})

test.each([204, 401, 403, 404, 500, 'ok'])(
  'a check with status code %s offers nothing, and the second request is not sent (F-B17)',
  async (statusCode) => {
    checkDoctorUser.mockResolvedValue({ data: { statusCode } })
    const { requestCheck, isOffered, reports } = setup()
    await requestCheck()
    expect(isOffered()).toBe(false)
    expect(getUserInfo).not.toHaveBeenCalled()
    expect(reports).toEqual([])
  },
)

const respondWith = startFakePlatform()

test.each([
  ['/api/v1/user-doctor', 1],
  ['/api/v1/user/info', 2],
])('the check %s is a background request, whose 401 does not end the session', async (path, requests) => {
  const { received, onUnauthorized } = respondWith(({ url }) => {
    const status = new URL(url).pathname === path ? 401 : 200
    return HttpResponse.json({ data: { statusCode: 200 } }, { status })
  })
  await setup({ client: createPortalQueryClient() }).requestCheck()
  expect(received).toHaveLength(requests)
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test.each([{ type: { patient: false } }, { type: {} }, {}, { type: null }])(
  'a user who is not a patient gets no offer: %j (F-B17)',
  async (userInfo) => {
    getUserInfo.mockResolvedValue({ userInfo })
    const { requestCheck, isOffered } = setup()
    await requestCheck()
    expect(isOffered()).toBe(false)
  },
)

test.each([checkDoctorUser, getUserInfo])(
  'a check that fails offers nothing and is reported (F-B17)',
  async (check) => {
    check.mockRejectedValue(rejection('malformed'))
    const { requestCheck, isOffered, reports } = setup()
    await requestCheck()
    expect(isOffered()).toBe(false)
    expect(reports).toEqual([{ kind: 'silent-failure', where: 'patientSiteOffer', details: ['ApiError', 'malformed'] }])
  },
)

test.each(['notFound', 'forbidden', 'unauthorized', 'cancelled'] as const)(
  'a definite rejection or a cancelled check is not reported: %s',
  async (kind) => {
    checkDoctorUser.mockRejectedValue(rejection(kind))
    const { requestCheck, isOffered, reports } = setup()
    await requestCheck()
    expect(isOffered()).toBe(false)
    expect(reports).toEqual([])
  },
)

test.each(['server', 'cancelled'] as const)('a check that fails is repeated with the next screen: %s', async (kind) => {
  checkDoctorUser.mockRejectedValueOnce(rejection(kind))
  const { requestCheck, isOffered } = setup()
  await requestCheck()
  expect(isOffered()).toBe(false)
  await requestCheck()
  expect(isOffered()).toBe(true)
})

test('a check that was definitely rejected is not repeated', async () => {
  checkDoctorUser.mockRejectedValue(rejection('forbidden'))
  const { requestCheck } = setup()
  await requestCheck()
  await requestCheck()
  expect(checkDoctorUser).toHaveBeenCalledOnce()
})

test('a response for a session that has ended in the meantime offers nothing', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<unknown>()
  getUserInfo.mockReturnValue(promise)
  const { scope, requestCheck, isOffered } = setup()
  const checking = requestCheck()
  await vi.waitFor(() => expect(getUserInfo).toHaveBeenCalled())
  const ending = allSettled(sessionEnded, { scope, params: 'expired' })
  respond({ userInfo: { type: { patient: true } } })
  await Promise.all([checking, ending])
  expect(isOffered()).toBe(false)
})
