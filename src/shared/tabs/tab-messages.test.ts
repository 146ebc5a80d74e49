import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { problemOccurred } from '@/shared/report'
import { type TabNews, tabNewsHeard, tabNewsTold } from './tab-messages'

vi.mock('@/shared/browser')
const { openTabChannel, openTabNotes } = vi.mocked(browser)

beforeEach(() => vi.resetAllMocks())

async function setup() {
  const post = vi.fn()
  const note = vi.fn()
  openTabChannel.mockReturnValue(post)
  openTabNotes.mockReturnValue(note)
  const scope = fork()
  const heard: TabNews[] = []
  const problems = vi.fn()
  createWatch({ unit: tabNewsHeard, fn: (news) => heard.push(news), scope })
  createWatch({ unit: problemOccurred, fn: problems, scope })
  await allSettled(appStarted, { scope })
  const [, arrive] = openTabChannel.mock.calls[0] ?? []
  return { scope, post, note, heard, problems, arrive: (message: unknown) => arrive?.(message) }
}

test('news of this tab goes to the others', async () => {
  const { scope, post, heard } = await setup()
  await allSettled(tabNewsTold, { scope, params: { kind: 'session-changed' } })
  expect(post).toHaveBeenCalledExactlyOnceWith({ kind: 'session-changed' })
  expect(heard).toEqual([])
})

test('news of what stands in the storage goes through the storage, which keeps the order', async () => {
  const { scope, post, note } = await setup()
  await allSettled(tabNewsTold, { scope, params: { kind: 'preferences-changed' } })
  expect(note).toHaveBeenCalledExactlyOnceWith({ kind: 'preferences-changed' })
  expect(post).not.toHaveBeenCalled()
})

test('news of another tab is heard and not told on', async () => {
  const { heard, post, arrive } = await setup()
  arrive({ kind: 'clinic-changed' })
  expect(heard).toEqual([{ kind: 'clinic-changed' }])
  expect(post).not.toHaveBeenCalled()
})

test('whatever else a message carries is left behind', async () => {
  const { heard, arrive } = await setup()
  arrive({ kind: 'session-changed', token: 'secret' })
  expect(heard).toEqual([{ kind: 'session-changed' }])
})

test.each([null, 'session-changed', {}, { kind: 'patient-opened' }, { kind: 7 }, [{ kind: 'session-changed' }]])(
  '%j is no news: dropped, and reported without its values',
  async (message) => {
    const { heard, problems, arrive } = await setup()
    arrive(message)
    expect(heard).toEqual([])
    expect(problems).toHaveBeenCalledOnce()
    const [report] = problems.mock.calls[0] ?? []
    expect(report).toEqual({
      kind: 'malformed-event',
      where: 'tabs',
      details: [expect.stringMatching(/^(kind|\(message\))$/)],
    })
  },
)
