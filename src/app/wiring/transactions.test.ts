import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { switchStarted, switchFailed, switchBlockedChanged } from '@/features/switch-clinic'
import * as browser from '@/shared/browser'
import { liveMessageReceived } from '@/shared/realtime'
import './transactions'

vi.mock('@/shared/browser')
const { readFocusKey, reloadPage, withTabMutex } = vi.mocked(browser)

afterEach(() => vi.clearAllMocks())

const push = (payload: unknown) =>
  allSettled(liveMessageReceived, { scope: fork(), params: { name: 'companies:settings_transactions', payload } })

test.each([true, false])('the page reloads when the transactions setting becomes %s', async (transactions) => {
  await push({ transactions })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test.each([{ transactions: 'yes' }, { transactions: 1 }, {}, null, 'on', []])(
  'the page reloads for every payload: %j',
  async (payload) => {
    await push(payload)
    expect(reloadPage).toHaveBeenCalledOnce()
  },
)

test('during a clinic switch the reload waits for its end', async () => {
  readFocusKey.mockReturnValue(null)
  withTabMutex.mockReturnValue(new Promise(() => {}))
  const scope = fork()
  const move = { from: 'old', to: 'new', previousCookie: 'old' }
  const message = { name: 'companies:settings_transactions', payload: { transactions: true } } as const
  void allSettled(switchStarted, { scope, params: move })
  void allSettled(liveMessageReceived, { scope, params: message })
  expect(reloadPage).not.toHaveBeenCalled()
  void allSettled(switchFailed, { scope, params: move })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a failed switch alone does not reload', async () => {
  await allSettled(switchFailed, { scope: fork(), params: { from: 'old', to: 'new', previousCookie: 'old' } })
  expect(reloadPage).not.toHaveBeenCalled()
})

test('during a ticket upload the reload waits for its end', async () => {
  const scope = fork()
  await allSettled(switchBlockedChanged, { scope, params: true })
  const message = { name: 'companies:settings_transactions', payload: { transactions: true } } as const
  await allSettled(liveMessageReceived, { scope, params: message })
  expect(reloadPage).not.toHaveBeenCalled()
  await allSettled(switchBlockedChanged, { scope, params: false })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a finished ticket upload alone does not reload', async () => {
  const scope = fork()
  await allSettled(switchBlockedChanged, { scope, params: true })
  await allSettled(switchBlockedChanged, { scope, params: false })
  expect(reloadPage).not.toHaveBeenCalled()
})
