import type { Page } from '@playwright/test'
import { noteId } from '../support/reminders'
import { FIND } from '../support/search-palette'
import { expect, test } from '../support/test'

const PATH = '/tr/hasta-listesi'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

function patientList(page: Page) {
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  return {
    main,
    field: main.getByRole('searchbox'),
    table,
    names: table.getByRole('rowheader'),
    row: (name: string) => table.getByRole('row').filter({ hasText: name }),
  }
}

const answerWith = (page: Page, names: readonly string[]) =>
  page.route(FIND, (route) =>
    route.fulfill({
      json: {
        companiesPatient: names.map((name, n) => ({
          uuid: noteId(n + 1),
          name,
          surname: null,
          full_phone_number: '+90 532 418 22 07',
          birth_date: '14.09.1962',
          citizenship_number: '10000000146',
        })),
      },
    }),
  )

test('of five thousand patients few are in the document, and End reaches the last one', { tag: '@firefox' }, async ({
  page,
}) => {
  await answerWith(
    page,
    Array.from({ length: 5_000 }, (_, n) => `Hasta ${n + 1}`),
  )
  await page.goto(PATH)
  const { field, table, row } = patientList(page)
  await field.fill('hasta')
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  expect(await table.getByRole('row').count()).toBeLessThan(60)
  await page.keyboard.press('ArrowDown')
  await expect(row('Hasta 1').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(row('Hasta 5000')).toBeFocused()
  await expect(row('Hasta 5000')).toBeInViewport()
  await page.mouse.wheel(0, -20_000)
  await expect(table.getByRole('row').nth(4)).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(60)
})
