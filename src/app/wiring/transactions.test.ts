import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { liveMessageReceived } from '@/shared/realtime'
import './transactions'

vi.mock('@/shared/browser')
const { reloadPage } = vi.mocked(browser)

afterEach(() => vi.clearAllMocks())

const push = (payload: unknown) =>
  allSettled(liveMessageReceived, { scope: fork(), params: { name: 'companies:settings_transactions', payload } })

test.each([true, false])('the page starts anew when the transactions setting becomes %s', async (transactions) => {
  await push({ transactions })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a message that does not say what became of it changes nothing', async () => {
  await push({ transactions: 'yes' })
  await push(null)
  expect(reloadPage).not.toHaveBeenCalled()
})
