import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { problemOccurred } from '@/shared/report'
import { type TabMessage, tabMessageReceived, tabMessageSent } from './tab-messages'

vi.mock('@/shared/browser')
const { openTabChannel, openStorageChannel } = vi.mocked(browser)

beforeEach(() => vi.resetAllMocks())

async function setup() {
  const post = vi.fn()
  const note = vi.fn()
  openTabChannel.mockReturnValue(post)
  openStorageChannel.mockReturnValue(note)
  const scope = fork()
  const received: TabMessage[] = []
  const problems = vi.fn()
  createWatch({ unit: tabMessageReceived, fn: (events) => received.push(events), scope })
  createWatch({ unit: problemOccurred, fn: problems, scope })
  await allSettled(appStarted, { scope })
  const [, arrive] = openTabChannel.mock.calls[0] ?? []
  return { scope, post, note, received, problems, arrive: (message: unknown) => arrive?.(message) }
}

test('news of this tab goes to the others', async () => {
  const { scope, post, received } = await setup()
  await allSettled(tabMessageSent, { scope, params: { kind: 'session-changed' } })
  expect(post).toHaveBeenCalledExactlyOnceWith({ kind: 'session-changed' })
  expect(received).toEqual([])
})

test('news of what stands in the storage goes through the storage, which keeps the order', async () => {
  const { scope, post, note } = await setup()
  await allSettled(tabMessageSent, { scope, params: { kind: 'preferences-changed' } })
  expect(note).toHaveBeenCalledExactlyOnceWith({ kind: 'preferences-changed' })
  expect(post).not.toHaveBeenCalled()
})

test('news of another tab is heard and not told on', async () => {
  const { received, post, arrive } = await setup()
  arrive({ kind: 'clinic-changed' })
  expect(received).toEqual([{ kind: 'clinic-changed' }])
  expect(post).not.toHaveBeenCalled()
})

test('whatever else a message carries is left behind', async () => {
  const { received, arrive } = await setup()
  arrive({ kind: 'session-changed', token: 'secret' })
  expect(received).toEqual([{ kind: 'session-changed' }])
})

test.each([null, 'session-changed', {}, { kind: 'patient-opened' }, { kind: 7 }, [{ kind: 'session-changed' }]])(
  '%j is no news: dropped, and reported without its values',
  async (message) => {
    const { received, problems, arrive } = await setup()
    arrive(message)
    expect(received).toEqual([])
    expect(problems).toHaveBeenCalledOnce()
    const [report] = problems.mock.calls[0] ?? []
    expect(report).toEqual({
      kind: 'malformed-event',
      where: 'tabs',
      details: [expect.stringMatching(/^(kind|\(message\))$/)],
    })
  },
)
