import { allSettled, fork } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { tabStorage } from '@/shared/browser'
import { featuresStarted } from '@/shared/lifecycle'
import { $noticedDifference, clockNoticeDismissed } from './clock-notice'
import { $clockDifference } from './clock-watch'

const DIFFERENCE = { device: Date.UTC(2026, 10, 23, 12), server: Date.UTC(2026, 10, 23, 11) }

afterEach(() => tabStorage.remove('portal.clock-notice'))

function setup() {
  const scope = fork({ values: [[$clockDifference, DIFFERENCE]] })
  return { scope, difference: () => scope.getState($noticedDifference) }
}

test('a dismissed notice stays away, also after a reload', async () => {
  const { scope, difference } = setup()
  await allSettled(featuresStarted, { scope })
  expect(difference()).toEqual(DIFFERENCE)
  await allSettled(clockNoticeDismissed, { scope })
  expect(difference()).toBeNull()

  const reloaded = setup()
  expect(reloaded.difference(), 'before the dismissal is loaded').toBeNull()
  await allSettled(featuresStarted, { scope: reloaded.scope })
  expect(reloaded.difference()).toBeNull()
})
