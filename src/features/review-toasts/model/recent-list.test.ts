import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { $isRecentToastsOpen, recentToastsRequested } from './recent-list'

test('the list of recent toasts closes when Back shows another screen', async () => {
  const scope = fork()
  const open = (pathname: string) => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  await open('/tr/takvim')
  await allSettled(recentToastsRequested, { scope })
  expect(scope.getState($isRecentToastsOpen)).toBe(true)
  await open('/tr')
  expect(scope.getState($isRecentToastsOpen)).toBe(false)
})
