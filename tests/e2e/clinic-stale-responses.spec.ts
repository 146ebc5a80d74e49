import type { Page } from '@playwright/test'
import { choose, countLoads, EGE, expectClinic, switcher } from '../support/e2e/clinics'
import { LIST, notificationOf } from '../support/e2e/notifications'
import { REMINDERS, reminders, remindersResponse } from '../support/e2e/reminders'
import { FIND, searchPalette } from '../support/e2e/search-palette'
import { shell } from '../support/e2e/shell'
import { disableTabChannel, openTab } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'
import { recordText } from '../support/e2e/text-recorder'

const OLD_CLINIC_MARKER = 'Eskiklinik'

const oldResponses = {
  [REMINDERS]: remindersResponse([{ note: `${OLD_CLINIC_MARKER} notu`, patient: OLD_CLINIC_MARKER }]),
  [LIST]: { notifications: [notificationOf(1, { patient_name: OLD_CLINIC_MARKER })] },
  [FIND]: {
    companiesPatient: [{ uuid: '7b1c0f6e-54f0-4c1e-9d0b-3a1f5e7c9d21', name: OLD_CLINIC_MARKER, surname: 'YILMAZ' }],
  },
}

/** Holds back the first responses, of the old clinic; later requests go to the platform. */
async function holdOldResponses(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const requested = new Set<string>()
  let delivered = 0
  for (const [url, json] of Object.entries(oldResponses)) {
    await page.route(url, async (route) => {
      if (requested.has(url)) return route.fallback()
      requested.add(url)
      await released
      await route.fulfill({ json }).then(
        () => {
          delivered += 1
        },
        () => {},
      )
    })
  }
  return { requested, release, delivered: () => delivered }
}

test('responses of the old clinic that arrive after a switch in another tab are never shown (F-C13)', async ({
  context,
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  const other = await openTab(context, '/tr/stok-sayimi')
  await disableTabChannel(page)
  const seen = await recordText(page, OLD_CLINIC_MARKER)
  const { requested, release, delivered } = await holdOldResponses(page)
  await page.goto('/tr')
  await expect(switcher(page)).toBeVisible()
  const { field } = searchPalette(page)
  await page.keyboard.press('Control+k')
  await field.fill('yılmaz')
  await expect.poll(() => requested.size).toBe(3)
  const loads = countLoads(page)
  await choose(other, EGE.name)
  await expectClinic(other, EGE)
  expect(loads(), 'the tab does not know of the switch').toBe(0)

  await page.bringToFront()
  release()
  await expect.poll(delivered, 'the responses arrive').toBe(3)
  await expectClinic(page, EGE)
  await expect(shell(page).main).toBeVisible()
  await expect(field).toBeHidden()
  expect(seen()).toEqual([])
  const { open, rows } = reminders(page)
  await open()
  await expect(rows.first()).toBeVisible()
  expect(seen()).toEqual([])
})
