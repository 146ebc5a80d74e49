import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { problemOccurred } from '@/shared/report'
import { tabMessageReceived, tabMessageRequested } from './tab-messages'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

vi.mock('@/shared/browser')
const { openTabChannel, openStorageChannel } = vi.mocked(browser)

beforeEach(() => vi.resetAllMocks())

async function setup() {
  const post = vi.fn()
  const postViaStorage = vi.fn()
  openTabChannel.mockReturnValue(post)
  openStorageChannel.mockReturnValue(postViaStorage)
  const scope = fork()
  const received = recordPayloads(tabMessageReceived, scope)
  const problems = recordPayloads(problemOccurred, scope)
  await allSettled(appStarted, { scope })
  const [, receive] = openTabChannel.mock.calls[0] ?? []
  return { scope, post, postViaStorage, received, problems, receive: (message: unknown) => receive?.(message) }
}

test('a message of this tab is posted to the others', async () => {
  const { scope, post, received } = await setup()
  await allSettled(tabMessageRequested, { scope, params: 'session-changed' })
  expect(post).toHaveBeenCalledExactlyOnceWith({ kind: 'session-changed' })
  expect(received).toEqual([])
})

test('a message about stored data goes through storage events, which keep the order', async () => {
  const { scope, post, postViaStorage } = await setup()
  await allSettled(tabMessageRequested, { scope, params: 'preferences-changed' })
  expect(postViaStorage).toHaveBeenCalledExactlyOnceWith({ kind: 'preferences-changed' })
  expect(post).not.toHaveBeenCalled()
})

test('a message of another tab is received and not sent on', async () => {
  const { received, post, receive } = await setup()
  receive({ kind: 'clinic-changed' })
  expect(received).toEqual(['clinic-changed'])
  expect(post).not.toHaveBeenCalled()
})

test('other fields of a message are dropped', async () => {
  const { received, receive } = await setup()
  receive({ kind: 'session-changed', token: 'secret' })
  expect(received).toEqual(['session-changed'])
})

test.each([null, 'session-changed', {}, { kind: 'patient-opened' }, { kind: 7 }, [{ kind: 'session-changed' }]])(
  '%j is no message: it is dropped and reported without its values',
  async (message) => {
    const { received, problems, receive } = await setup()
    receive(message)
    expect(received).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toEqual({
      kind: 'malformed-event',
      where: 'tabs',
      details: [expect.stringMatching(/^(kind|\(message\))$/)],
    })
  },
)
