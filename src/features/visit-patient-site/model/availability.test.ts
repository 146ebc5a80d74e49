import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { $authToken, saveTokenFx, sessionEnded, tokenReceived } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $isPatientSiteAvailable, availabilityCheckRequested } from './availability'

vi.mock('@/shared/api', { spy: true })
vi.mock('@/shared/browser')

type Answer = () => Promise<unknown>
const checkDoctorUser = vi.fn<Answer>()
const getUserInfo = vi.fn<Answer>()

beforeEach(() => {
  vi.mocked(api.getCheckDoctorUserQueryOptions).mockReturnValue({
    queryKey: ['user-doctor'],
    queryFn: checkDoctorUser,
  } as never)
  vi.mocked(api.getGetUserInfoQueryOptions).mockReturnValue({ queryKey: ['user-info'], queryFn: getUserInfo } as never)
  checkDoctorUser.mockResolvedValue({ data: { statusCode: 200 } })
  getUserInfo.mockResolvedValue({ userInfo: { type: { patient: true } } })
})
afterEach(() => vi.resetAllMocks())

const rejection = (kind: api.ApiErrorKind) => new api.ApiError({ kind, operation: 'GET /api/v1/user-doctor' })

interface Given {
  url?: string
  token?: string | null
}

function setup({ url = 'https://patients.example', token = 'token' }: Given = {}) {
  const config = parsePortalConfig({
    calendarHelpCategory: crypto.randomUUID(),
    patientSite: { url, cookieDomain: '' },
  })
  const client = createPortalQueryClient()
  const scope = fork({
    values: [
      [$config, config],
      [$authToken, token],
      [$queryClient, client],
    ],
    handlers: [[saveTokenFx, (fresh: string) => fresh]],
  })
  const reports: ProblemReport[] = []
  createWatch({ unit: problemOccurred, fn: (report) => reports.push(report), scope })
  return {
    scope,
    client,
    reports,
    ask: () => allSettled(availabilityCheckRequested, { scope }),
    isOffered: () => scope.getState($isPatientSiteAvailable),
  }
}

test('the way to the patient site is offered to a doctor who is a patient too', async () => {
  const { ask, isOffered, reports } = setup()
  expect(isOffered()).toBe(false)
  await ask()
  expect(isOffered()).toBe(true)
  expect(reports).toEqual([])
})

test('it is asked once in a session, and anew in the next one', async () => {
  const { scope, client, ask, isOffered } = setup()
  await ask()
  await ask()
  expect(checkDoctorUser).toHaveBeenCalledOnce()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  client.clear()
  expect(isOffered()).toBe(false)
  await allSettled(tokenReceived, { scope, params: 'next' })
  await ask()
  expect(checkDoctorUser).toHaveBeenCalledTimes(2)
  expect(isOffered()).toBe(true)
})

test('without a patient site, or without a session, nothing is asked', async () => {
  await setup({ url: '' }).ask()
  await setup({ token: null }).ask()
  expect(checkDoctorUser).not.toHaveBeenCalled()
})

test.each([204, 401, 404, 500])(
  'a check that says %i is a no, and the second question is spared',
  async (statusCode) => {
    checkDoctorUser.mockResolvedValue({ data: { statusCode } })
    const { ask, isOffered, reports } = setup()
    await ask()
    expect(isOffered()).toBe(false)
    expect(getUserInfo).not.toHaveBeenCalled()
    expect(reports).toEqual([])
  },
)

test('both checks are background calls: their 401 ends no session', async () => {
  await setup().ask()
  const background = { request: { isBackground: true } }
  expect(api.getCheckDoctorUserQueryOptions).toHaveBeenCalledExactlyOnceWith(background)
  expect(api.getGetUserInfoQueryOptions).toHaveBeenCalledExactlyOnceWith({}, background)
})

test.each([{ type: { patient: false } }, { type: {} }, {}, { type: null }])(
  'who is not marked as a patient gets no offer: %j',
  async (userInfo) => {
    getUserInfo.mockResolvedValue({ userInfo })
    const { ask, isOffered } = setup()
    await ask()
    expect(isOffered()).toBe(false)
  },
)

test.each([checkDoctorUser, getUserInfo])(
  'where a check fails there is no offer; only the operators hear of it',
  async (check) => {
    check.mockRejectedValue(rejection('malformed'))
    const { ask, isOffered, reports } = setup()
    await ask()
    expect(isOffered()).toBe(false)
    expect(reports).toEqual([{ kind: 'silent-failure', where: 'patientSiteOffer', details: ['ApiError'] }])
  },
)

test.each(['notFound', 'forbidden', 'unauthorized', 'cancelled'] as const)(
  'a plain no is nobody’s problem: %s',
  async (kind) => {
    checkDoctorUser.mockRejectedValue(rejection(kind))
    const { ask, isOffered, reports } = setup()
    await ask()
    expect(isOffered()).toBe(false)
    expect(reports).toEqual([])
  },
)

test('an answer for a session that has ended meanwhile offers nothing', async () => {
  let respond: (value: unknown) => void = () => {}
  getUserInfo.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const { scope, ask, isOffered } = setup()
  const asking = ask()
  await vi.waitFor(() => expect(getUserInfo).toHaveBeenCalled())
  const ending = allSettled(sessionEnded, { scope, params: 'expired' })
  respond({ userInfo: { type: { patient: true } } })
  await Promise.all([asking, ending])
  expect(isOffered()).toBe(false)
})
