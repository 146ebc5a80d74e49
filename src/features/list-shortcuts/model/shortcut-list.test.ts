import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import { $isShortcutListOpen, shortcutListDismissed, shortcutListRequested } from './shortcut-list'

test('the list opens, closes, and closes with the session', async () => {
  const scope = fork()
  await allSettled(shortcutListRequested, { scope })
  expect(scope.getState($isShortcutListOpen)).toBe(true)
  await allSettled(shortcutListDismissed, { scope })
  expect(scope.getState($isShortcutListOpen)).toBe(false)
  await allSettled(shortcutListRequested, { scope })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($isShortcutListOpen)).toBe(false)
  for (const pathname of ['/tr/takvim', '/tr']) {
    await allSettled(shortcutListRequested, { scope })
    await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  }
  expect(scope.getState($isShortcutListOpen), 'another screen').toBe(false)
})
