import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { featuresStarted, pageResumed } from '@/shared/lifecycle'
import { setupClinicSwitch, failure, post, posted, THIRD } from '../../../../tests/support/vitest/clinic-switch-harness'
import { NEW, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { clinicChosen } from './first-screen-state'
import { $switchStartedAt, otherTabSwitchStarted, selectionStarted } from './switch-machine'

vi.mock('@/shared/browser')
const { holdTabMutex, isHeldByTab, reloadPage } = vi.mocked(browser)

const ENTRY = 'portal.unfinished-clinic-switch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.resetAllMocks())

/** A page that was left while its switch from `cookie` was being posted. */
async function leaveDuringPost({ cookie = OLD }: { cookie?: string | null } = {}) {
  const stored = new Map<string, string>()
  const { scope } = setupClinicSwitch({ stored, cookie })
  post.mockReturnValueOnce(new Promise(() => {}))
  void allSettled(clinicChosen, { scope, params: NEW })
  await vi.waitFor(() => expect(posted()).toEqual([NEW]))
  return stored
}

test.each([
  ['the next page', featuresStarted],
  ['a tab that becomes visible', pageResumed],
])('%s undoes a switch whose page was left before the response (F-C21)', async (_, unit) => {
  const stored = await leaveDuringPost()
  const { scope, failed, selected, isSwitching } = setupClinicSwitch({ stored })
  const reported = recordPayloads(selectionStarted, scope)
  await allSettled(unit, { scope })
  expect(posted()).toEqual([NEW, OLD])
  expect(reported, 'to the other tabs').toHaveLength(1)
  expect(selected()).toBe(OLD)
  expect(failed, 'the lists are fetched again').toHaveLength(1)
  expect(scope.getState($switchStartedAt), 'of either clinic: all that this page has loaded').toBe(0)
  expect(isSwitching()).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
  await allSettled(unit, { scope })
  expect(posted(), 'once').toHaveLength(2)
})

test('a tab that knows of a switch in another tab undoes it as soon as that tab is closed', async () => {
  const stored = await leaveDuringPost()
  const { scope, failed, isSwitching } = setupClinicSwitch({ stored })
  const lock = Promise.withResolvers<() => void>()
  holdTabMutex.mockReturnValueOnce(lock.promise)
  const started = allSettled(otherTabSwitchStarted, { scope })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([posted(), isSwitching()]).toEqual([[NEW], true])
  lock.resolve(() => {})
  await started
  expect(posted()).toEqual([NEW, OLD])
  expect(failed).toHaveLength(1)
  expect(isSwitching()).toBe(false)
})

test('a tab that cannot see the entry of a closed tab yet undoes its switch after 20 seconds', async () => {
  const stored = await leaveDuringPost()
  const late = new Map<string, string>()
  const { scope } = setupClinicSwitch({ stored: late })
  await allSettled(otherTabSwitchStarted, { scope })
  for (const [key, value] of stored) late.set(key, value)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(posted()).toEqual([NEW])
  await vi.advanceTimersByTimeAsync(1)
  expect(posted()).toEqual([NEW, OLD])
})

test('an undo keeps the lock and the entry until its end', async () => {
  const stored = await leaveDuringPost()
  const { scope } = setupClinicSwitch({ stored })
  const release = vi.fn()
  holdTabMutex.mockResolvedValue(release)
  const { promise, resolve: accept } = Promise.withResolvers<void>()
  post.mockReturnValueOnce(promise)
  const started = allSettled(featuresStarted, { scope })
  await vi.waitFor(() => expect(posted()).toEqual([NEW, OLD]))
  expect(release).not.toHaveBeenCalled()
  expect(stored.has(ENTRY)).toBe(true)
  accept()
  await started
  expect(release).toHaveBeenCalledOnce()
  expect(stored.has(ENTRY)).toBe(false)
})

test('a user without a clinic cookie returns to the first clinic', async () => {
  const stored = await leaveDuringPost({ cookie: null })
  const { scope, jar } = setupClinicSwitch({ stored, cookie: null })
  await allSettled(featuresStarted, { scope })
  expect(posted()).toEqual([NEW, OLD])
  expect(jar.stored).toBeNull()
})

test.each([
  ['another session', { token: 'of-another-user' }],
  ['the new clinic, which was stored,', { cookie: NEW }],
])('%s undoes nothing', async (_, cookies) => {
  const stored = await leaveDuringPost()
  const { scope } = setupClinicSwitch({ stored, ...cookies })
  await allSettled(featuresStarted, { scope })
  expect(posted()).toEqual([NEW])
  expect(holdTabMutex).toHaveBeenCalledOnce()
})

test('a tab of another session leaves the entry to the tabs of its session', async () => {
  const stored = await leaveDuringPost()
  const { scope, jar } = setupClinicSwitch({ stored, token: 'of-another-user' })
  jar.token = 'token'
  await allSettled(pageResumed, { scope })
  expect(holdTabMutex).toHaveBeenCalledOnce()
  expect(stored.has(ENTRY)).toBe(true)
})

test('a clinic that another application has stored since stays in the cookie', async () => {
  const stored = await leaveDuringPost()
  const { scope, jar } = setupClinicSwitch({ stored, cookie: THIRD })
  await allSettled(featuresStarted, { scope })
  expect(posted()).toEqual([NEW, THIRD])
  expect(jar.stored).toBe(THIRD)
})

test('a switch that goes on in another tab is not undone', async () => {
  const stored = await leaveDuringPost()
  const { scope } = setupClinicSwitch({ stored })
  const { promise: lock, resolve: grant } = Promise.withResolvers<() => void>()
  holdTabMutex.mockReturnValue(lock)
  const started = allSettled(featuresStarted, { scope })
  await vi.waitFor(() => expect(holdTabMutex).toHaveBeenCalledTimes(2))
  expect(posted()).toEqual([NEW])
  stored.delete(ENTRY)
  const release = vi.fn()
  grant(release)
  await started
  expect(posted()).toEqual([NEW])
  expect(release).toHaveBeenCalledOnce()
})

test.each([
  ['a tab holds the lock for too long', () => void holdTabMutex.mockResolvedValue(null)],
  ['the browser has no Web Locks', () => void isHeldByTab.mockResolvedValue(false)],
])('if %s, the switch may still be running and is not undone', async (_, arrange) => {
  const stored = await leaveDuringPost()
  const { scope, isSwitching } = setupClinicSwitch({ stored })
  arrange()
  await allSettled(featuresStarted, { scope })
  expect(posted()).toEqual([NEW])
  expect(isSwitching()).toBe(false)
})

test('two pages that start at once undo the switch once', async () => {
  const stored = await leaveDuringPost()
  const tabs = [setupClinicSwitch({ stored }), setupClinicSwitch({ stored })]
  let last = Promise.resolve()
  holdTabMutex.mockImplementation(async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>()
    const previous = last
    last = released
    await previous
    return resolve
  })
  await Promise.all(tabs.map(({ scope }) => allSettled(featuresStarted, { scope })))
  expect(posted()).toEqual([NEW, OLD])
})

test('a rejected switch after an unfinished one returns the platform to the old clinic', async () => {
  const stored = await leaveDuringPost()
  post.mockRejectedValueOnce(failure('rejected'))
  await setupClinicSwitch({ stored }).choose(THIRD)
  expect(posted(), 'the unfinished switch may have been processed').toEqual([NEW, THIRD, OLD])
  expect(stored.has(ENTRY)).toBe(false)
})

test('an unfinished switch that is found during another switch of the tab keeps its entry', async () => {
  const stored = await leaveDuringPost()
  const { scope, choose } = setupClinicSwitch({ stored })
  const locks = [Promise.withResolvers<() => void>(), Promise.withResolvers<() => void>()] as const
  for (const { promise } of locks) holdTabMutex.mockReturnValueOnce(promise)
  const release = vi.fn()
  const resumed = allSettled(pageResumed, { scope })
  const chosen = choose(THIRD)
  await vi.waitFor(() => expect(holdTabMutex).toHaveBeenCalledTimes(3))
  locks[0].resolve(release)
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  expect(stored.has(ENTRY)).toBe(true)
  locks[1].resolve(() => {})
  await Promise.all([resumed, chosen])
  expect(posted()).toEqual([NEW, THIRD])
  expect(stored.has(ENTRY)).toBe(false)
})

test('an undo that fails is silent, reported and not repeated', async () => {
  const stored = await leaveDuringPost()
  post.mockRejectedValueOnce(failure('timeout'))
  const { scope, reports, isSwitching } = setupClinicSwitch({ stored })
  await allSettled(featuresStarted, { scope })
  expect(isSwitching()).toBe(false)
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'selectCompany', details: ['ApiError', 'timeout'] }])
  await allSettled(pageResumed, { scope })
  expect(posted()).toEqual([NEW, OLD])
})

test.each([
  ['succeeded', () => {}],
  ['was rejected', () => void post.mockRejectedValueOnce(failure('forbidden'))],
  ['was undone', () => void post.mockRejectedValueOnce(failure('timeout'))],
])('a switch that %s leaves no entry', async (_, arrange) => {
  const stored = new Map<string, string>()
  arrange()
  await setupClinicSwitch({ stored }).choose(NEW)
  expect(stored.has(ENTRY)).toBe(false)
})

test('the entry ends with the session', async () => {
  const stored = await leaveDuringPost()
  const { scope } = setupClinicSwitch({ stored })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(stored.has(ENTRY)).toBe(false)
})
