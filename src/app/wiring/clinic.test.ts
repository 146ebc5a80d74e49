import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $selectedCompany } from '@/entities/company'
import { clinicSwitched, switchStarted, switchFailed } from '@/features/switch-clinic'
import { $pinRequest, pinRequested } from '@/features/unlock-pin'
import { $authToken, pageResumed } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import './clinic'

vi.mock('@/shared/browser')
const { readFocusKey, readCookie, reloadPage, reloadHidden, withTabMutex } = vi.mocked(browser)

const OLD = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
const NEW = '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02'
const move = { from: OLD, to: NEW, previousCookie: OLD }

beforeEach(() => vi.resetAllMocks())

function setup(cookies: { auth_doctor?: string | null; selected_company?: string | null } = {}) {
  const jar: Record<string, string | null> = { auth_doctor: 'token', selected_company: NEW, ...cookies }
  readCookie.mockImplementation((name) => jar[name] ?? null)
  const scope = fork({
    values: [
      [$authToken, 'token'],
      [$selectedCompany, OLD],
    ],
  })
  const received: TabMessage[] = []
  createWatch({ unit: tabMessageSent, fn: (events) => received.push(events), scope })
  return { scope, received }
}

const occasions = [
  ['another tab tells of a switch', tabMessageReceived, { kind: 'clinic-changed' }],
  ['the doctor comes back to a sleeping tab', pageResumed, undefined],
  ['its own switch has failed', switchFailed, move],
] as const

test.each(occasions)('when %s, a tab of the old clinic begins anew, unseen', async (_, unit, params) => {
  const { scope } = setup()
  await allSettled(unit as typeof switchFailed, { scope, params: params as typeof move })
  expect(reloadHidden).toHaveBeenCalledOnce()
})

test.each(occasions)('when %s and it is in the clinic of the cookie, it stays as it is', async (_, unit, params) => {
  const { scope } = setup({ selected_company: OLD })
  await allSettled(unit as typeof switchFailed, { scope, params: params as typeof move })
  expect(reloadHidden).not.toHaveBeenCalled()
})

test.each([null, 'of-another-doctor'])(
  'where the session is another (%s), the clinic is not the story',
  async (token) => {
    const { scope } = setup({ auth_doctor: token })
    await allSettled(pageResumed, { scope })
    expect(reloadHidden).not.toHaveBeenCalled()
  },
)

test('other news are none of the clinic’s business', async () => {
  const { scope } = setup()
  await allSettled(tabMessageReceived, { scope, params: { kind: 'preferences-changed' } })
  expect(reloadHidden).not.toHaveBeenCalled()
})

test('a switch reloads this page and tells the other tabs, without saying where to', async () => {
  const { scope, received } = setup()
  await allSettled(clinicSwitched, { scope, params: move })
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(received).toEqual([{ kind: 'clinic-changed' }])
})

test('the question for the PIN goes away when a switch begins, and none comes up while it is under way', async () => {
  withTabMutex.mockReturnValue(new Promise(() => {}))
  readFocusKey.mockReturnValue(null)
  const { scope } = setup()
  const request = { mode: 'seansBuild', patientId: OLD } as const
  void allSettled(pinRequested, { scope, params: request })
  expect(scope.getState($pinRequest)).toEqual(request)
  void allSettled(switchStarted, { scope, params: move })
  expect(scope.getState($pinRequest)).toBeNull()
  void allSettled(pinRequested, { scope, params: request })
  expect(scope.getState($pinRequest)).toBeNull()
})
