import type { Page } from '@playwright/test'
import { entryAt } from '../support/e2e/calendar'
import { goTo } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const MIN_PX = 24

/** Names and sizes of the links and buttons of the page that are smaller than the minimum. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href], button')
    .evaluateAll(
      (targets, min) =>
        targets
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < min || box.height < min))
          .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
      MIN_PX,
    )

test('tiles of the calendar, and names and numbers in tables are at least 24 px high and wide (F-R18)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  for (const n of [1, 2, 3, 4, 5]) {
    await sandbox.addNotification(
      entryAt(n, `09:${n}0`, { doctor_name: 'Dr. Ayşe Yılmaz', appointment_type: 'Online' }),
    )
  }
  const main = page.getByRole('main')
  await page.goto('/tr/takvim')
  await expect(main.locator('[data-tile]').first()).toBeVisible()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await goTo(page, '/tr/randevu-listesi')
  await expect(main.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await goTo(page, '/tr/hasta-islemleri')
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await goTo(page, '/tr/hasta-listesi')
  await main.getByRole('searchbox').fill('kaya')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(main.getByRole('rowheader').first()).toBeVisible()
    await expect.poll(() => smallTargets(page)).toEqual([])
  }
})
