import { allSettled, fork } from 'effector'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { setupClinicSwitch, failure, post, posted, THIRD } from '../../../../tests/support/vitest/clinic-switch-harness'
import { NEW, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import './switch-confirmation'
import { postSelectionFx, undoSelectionFx } from './switch-flow'

vi.mock('@/shared/browser')
const { reloadPage, writeCookie } = vi.mocked(browser)
const tabStorage = vi.mocked(browser.tabStorage)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.resetAllMocks())

test('an accepted switch stores the clinic in cookie and state, saves its confirmation and reloads', async () => {
  const { choose, jar, selected, isSwitching, reports } = setupClinicSwitch()
  await choose(NEW)
  expect(posted()).toEqual([NEW])
  expect(writeCookie).toHaveBeenCalledExactlyOnceWith('selected_company', NEW, { days: 7 })
  expect(jar.stored).toBe(NEW)
  expect(selected()).toBe(NEW)
  const [key, confirmation = ''] = tabStorage.write.mock.calls[0] ?? []
  expect(key).toBe('portal.clinicSwitch')
  expect(JSON.parse(confirmation)).toEqual({ to: NEW, at: Date.now(), focusKey: 'clinic' })
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(isSwitching(), 'the loader stays until the page is gone').toBe(true)
  expect(reports).toEqual([])
})

test.each([7, 10])('a cookie that is stored only at check %i is awaited (F-C05)', async (storedAtCheck) => {
  const { choose, selected } = setupClinicSwitch({ cookieAtCheck: storedAtCheck })
  const before = Date.now()
  await choose(NEW)
  expect(Date.now() - before).toBe((storedAtCheck - 1) * 100)
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(selected()).toBe(NEW)
})

test('a cookie that is not stored within ten checks restores the old clinic, also on the platform, without a reload (F-C04)', async () => {
  const { choose, selected, isSwitching, failed } = setupClinicSwitch({
    cookieAtCheck: Number.POSITIVE_INFINITY,
  })
  const before = Date.now()
  await choose(NEW)
  expect(Date.now() - before).toBe(1_000)
  expect(posted()).toEqual([NEW, OLD])
  expect(selected()).toBe(OLD)
  expect(isSwitching()).toBe(false)
  expect(failed).toHaveLength(1)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('the old clinic replaces a new one whose cookie is stored after the tenth check', async () => {
  const { choose, jar } = setupClinicSwitch({ cookieAtCheck: 11 })
  await choose(NEW)
  expect(posted()).toEqual([NEW, OLD])
  expect(jar.written).toBe(OLD)
})

test.each([
  ['another clinic in the cookie, such as one on another path', OLD, 'OtherClinicInCookieError'],
  ['no clinic in the cookie', null, 'Error'],
])('the report of a switch that undoes itself names the cause: %s (F-R10)', async (_, cookie, cause) => {
  const { choose, selected, reports } = setupClinicSwitch({ cookie, cookieAtCheck: Number.POSITIVE_INFINITY })
  await choose(NEW)
  expect(selected()).toBe(cookie)
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'selectCompany', details: [cause] }])
})

test.each(['unauthorized', 'forbidden', 'notFound', 'rejected'] as const)(
  'a switch that the platform rejects (%s) keeps the old clinic and is reported silently',
  async (kind) => {
    post.mockRejectedValue(failure(kind))
    const { choose, selected, isSwitching, reports } = setupClinicSwitch()
    await choose(NEW)
    expect(selected()).toBe(OLD)
    expect(isSwitching()).toBe(false)
    expect(posted(), 'nothing has changed that would have to be undone').toHaveLength(1)
    expect(writeCookie).not.toHaveBeenCalled()
    expect(reloadPage).not.toHaveBeenCalled()
    expect(reports).toEqual([{ kind: 'silent-failure', where: 'selectCompany', details: ['ApiError', kind] }])
  },
)

test.each(['offline', 'timeout', 'server', 'malformed', 'cancelled'] as const)(
  'a switch without a clear response (%s) posts the old clinic again',
  async (kind) => {
    post.mockRejectedValueOnce(failure(kind))
    const { choose, selected, isSwitching } = setupClinicSwitch()
    await choose(NEW)
    expect(posted()).toEqual([NEW, OLD])
    expect(selected()).toBe(OLD)
    expect(isSwitching()).toBe(false)
    expect(reloadPage).not.toHaveBeenCalled()
  },
)

test('an unexpected status code restores the old clinic, even if the platform cannot be reached', async () => {
  post.mockRejectedValueOnce(new Error('unexpected status 202')).mockRejectedValue(failure('offline'))
  const { choose, selected, isSwitching, reports } = setupClinicSwitch()
  await choose(NEW)
  expect(selected()).toBe(OLD)
  expect(isSwitching()).toBe(false)
  expect(reports.map(({ details }) => details)).toEqual([['Error'], ['ApiError', 'offline']])
})

test('a user without a clinic cookie is in the first clinic, and a failed switch restores the missing cookie', async () => {
  post.mockRejectedValueOnce(failure('timeout'))
  const { choose, selected, jar } = setupClinicSwitch({ cookie: null })
  await choose(OLD)
  expect(posted(), 'the first clinic is the current one').toEqual([])
  await choose(NEW)
  expect(posted()).toEqual([NEW, OLD])
  expect(selected()).toBeNull()
  expect(jar.stored).toBeNull()
})

test.each([
  ['response', (accept: () => void) => accept(), []],
  ['failure', (_: () => void, reject: (error: Error) => void) => reject(failure('forbidden')), ['forbidden']],
])(
  'a session that ends during the switch cancels it, and a late %s changes nothing (F-B10)',
  async (_, settle, kinds) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    post.mockReturnValue(promise)
    const { scope, choose, isSwitching, jar, reports } = setupClinicSwitch()
    const choosing = choose(NEW)
    await vi.waitFor(() => expect(posted()).toHaveLength(1))
    void allSettled(sessionEnded, { scope, params: 'signed-out' })
    expect(isSwitching()).toBe(false)
    settle(resolve, reject)
    await choosing
    expect(jar.stored).toBeNull()
    expect(posted()).toHaveLength(1)
    expect(reports).toEqual(kinds.map((kind) => expect.objectContaining({ details: ['ApiError', kind] })))
    expect(reloadPage).not.toHaveBeenCalled()
  },
)

test('a session that ends before the cookie is stored leaves no clinic in it', async () => {
  const { scope, choose, jar, isSwitching } = setupClinicSwitch({ cookieAtCheck: Number.POSITIVE_INFINITY })
  setTimeout(() => void allSettled(sessionEnded, { scope, params: 'signed-out' }), 250)
  await choose(NEW)
  expect(jar.written, 'the clinic of the previous session is not written again').toBeNull()
  expect(posted()).toHaveLength(1)
  expect(isSwitching()).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('a clinic that another application stores during a switch stays in the cookie, and the platform returns to it', async () => {
  const { choose, jar, failed } = setupClinicSwitch()
  post.mockImplementationOnce(async () => {
    Object.assign(jar, { stored: THIRD, written: THIRD })
    throw failure('cancelled')
  })
  await choose(NEW)
  expect(jar.stored).toBe(THIRD)
  expect(posted(), 'the request of the switch may have been processed last').toEqual([NEW, THIRD])
  expect(failed).toHaveLength(1)
})

test('a switch to the clinic that another application has stored is not undone', async () => {
  const { choose, jar, failed } = setupClinicSwitch()
  post.mockImplementationOnce(async () => {
    Object.assign(jar, { stored: NEW, written: NEW })
    throw failure('cancelled')
  })
  await choose(NEW)
  expect(jar.stored).toBe(NEW)
  expect(posted()).toEqual([NEW])
  expect(failed, 'the tab follows the cookie').toHaveLength(1)
})

test('a switch that fails after another session has started does not give that session its clinic', async () => {
  const { choose, jar, failed } = setupClinicSwitch()
  post.mockImplementationOnce(async () => {
    Object.assign(jar, { token: 'of-another-user', stored: null, written: null })
    throw failure('timeout')
  })
  await choose(NEW)
  expect(writeCookie).not.toHaveBeenCalled()
  expect(failed).toHaveLength(1)
})

const respondWith = startFakePlatform()
const SWITCH = { from: OLD, to: NEW, previousCookie: OLD }
const UNDO = { clinicSwitch: SWITCH, clinic: OLD, isCookieKept: false }

test.each([
  [200, 'succeeds', { status: 'done', value: undefined }],
  [202, 'fails', { status: 'fail', value: new Error('unexpected status 202') }],
])('a clinic is posted as a choice of the user; status %i %s', async (statusCode, _, result) => {
  vi.useRealTimers()
  const { received } = respondWith(() => HttpResponse.json({ statusCode }))
  expect(await allSettled(postSelectionFx, { scope: fork(), params: SWITCH })).toEqual(result)
  expect(await allSettled(undoSelectionFx, { scope: fork(), params: UNDO })).toEqual(result)
  expect(await Promise.all(received.map((request) => request.json()))).toEqual([
    { companies: NEW, type: 2 },
    { companies: OLD, type: 2 },
  ])
})

test('the old clinic is posted although the platform asked to wait, because it may have switched', async () => {
  vi.useRealTimers()
  const { received } = respondWith(() => HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '30' } }))
  await allSettled(postSelectionFx, { scope: fork(), params: SWITCH })
  await allSettled(undoSelectionFx, { scope: fork(), params: UNDO })
  expect(received).toHaveLength(2)
})

test.each([
  ['a switch', 10_000, () => allSettled(postSelectionFx, { scope: fork(), params: SWITCH })],
  ['an undo', 5_000, () => allSettled(undoSelectionFx, { scope: fork(), params: UNDO })],
])('the request of %s that gets no response fails after %i ms', async (_, limit, send) => {
  const { received } = respondWith(() => new Promise(() => {}))
  const ended = vi.fn()
  void send().then(ended)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(limit - 1_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 'fail' })))
})
