import { allSettled, createStore, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { featuresReady } from '@/shared/lifecycle'
import { stubLocks } from '../../../tests/support/vitest/web-locks'
import { createTabLeader } from './tab-leader'

const $isVisible = createStore(false)
const { $isLeader } = createTabLeader('toasts', $isVisible)

const show = (tab: Scope) => allSettled($isVisible, { scope: tab, params: true })
const hide = (tab: Scope) => allSettled($isVisible, { scope: tab, params: false })
const leaders = (...tabs: Scope[]) => tabs.map((tab) => tab.getState($isLeader))

test('one of the candidates is the leader until it queues again or is no longer a candidate', async () => {
  stubLocks()
  const [first, second] = [fork(), fork()]
  for (const tab of [first, second]) await show(tab)
  await vi.waitFor(() => expect(leaders(first, second)).toEqual([true, false]))
  await allSettled(featuresReady, { scope: first })
  await vi.waitFor(() => expect(leaders(first, second)).toEqual([false, true]))
  await hide(second)
  await vi.waitFor(() => expect(leaders(first, second)).toEqual([true, false]))
})
