import { allSettled, type EventCallable, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { sendTransactionsFx } from '@/features/send-transactions'
import { clinicChosen, switchBlockedChanged } from '@/features/switch-clinic'
import { getListCompaniesQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { liveMessageReceived } from '@/shared/realtime'
import { allShortcuts } from '@/shared/shortcuts'
import './clinic-switch'

vi.mock('@/shared/browser')
const { readFocusKey, reloadPage, holdTabMutex } = vi.mocked(browser)

afterEach(() => vi.clearAllMocks())

/** A scope in which a clinic switch waits for the lock; `fail` ends it. */
async function startSwitch() {
  const lock = Promise.withResolvers<null>()
  readFocusKey.mockReturnValue(null)
  holdTabMutex.mockReturnValue(lock.promise)
  const client = createPortalQueryClient()
  client.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid: 'old' }, { uuid: 'new' }] })
  const sendTransactions = vi.fn()
  const scope = fork({
    handlers: [[sendTransactionsFx, sendTransactions]],
    values: [
      [$authToken, 'token'],
      [$queryClient, client],
    ],
  })
  void allSettled(clinicChosen, { scope, params: 'new' })
  await vi.waitFor(() => expect(holdTabMutex).toHaveBeenCalled())
  const fail = async () => {
    lock.resolve(null)
    await allSettled(scope)
  }
  return { scope, fail, sendTransactions }
}

const push = (payload: unknown) =>
  allSettled(liveMessageReceived, { scope: fork(), params: { name: 'companies:settings_transactions', payload } })

test.each([true, false])('the page reloads when the transactions setting becomes %s', async (transactions) => {
  await push({ transactions })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test.each([{ transactions: 'yes' }, { transactions: 1 }, {}, null, undefined, 'on', []])(
  'the page reloads for every payload: %j',
  async (payload) => {
    await push(payload)
    expect(reloadPage).toHaveBeenCalledOnce()
  },
)

test('during a clinic switch the reload waits for its end', async () => {
  const { scope, fail } = await startSwitch()
  const message = { name: 'companies:settings_transactions', payload: { transactions: true } } as const
  void allSettled(liveMessageReceived, { scope, params: message })
  expect(reloadPage).not.toHaveBeenCalled()
  await fail()
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('the keys of the transactions request send nothing during a clinic switch', async () => {
  const { scope, fail, sendTransactions } = await startSwitch()
  const pressed = allShortcuts().find(({ id }) => id === 'transactions')?.pressed as EventCallable<void>
  void allSettled(pressed, { scope })
  expect(sendTransactions).not.toHaveBeenCalled()
  await fail()
  expect(sendTransactions).not.toHaveBeenCalled()
  await allSettled(pressed, { scope })
  expect(sendTransactions).toHaveBeenCalledOnce()
})

test('a failed switch alone does not reload', async () => {
  const { fail } = await startSwitch()
  await fail()
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
