import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { noteId } from '../support/reminders'
import { FIND } from '../support/search-palette'
import { overflow } from '../support/shell'
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
    card: (name: string) => page.getByRole('dialog', { name }),
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

test('all search results are listed, not only five; URL and storage do not contain the search term', async ({
  page,
}) => {
  await page.goto(PATH)
  const { main, field, names, row } = patientList(page)
  await expect(main.getByText('Kaynak: hasta araması')).toBeVisible()
  await field.fill('ka')
  await expect(main.getByText('En az 3 karakter giriniz...')).toBeVisible()
  await field.fill('kaya')
  await expect(main.getByRole('heading', { name: '50 hasta' })).toBeVisible()
  expect(await names.count()).toBeGreaterThan(5)
  await expect(names.first().locator('mark')).toHaveText('Kaya')
  await expect(row('Kaya').first().getByRole('link')).toHaveAttribute('href', /^tel:\+90\d{10}$/)
  await expect(page).toHaveURL(PATH)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
  )
  expect(stored.toLocaleLowerCase('tr')).not.toContain('kaya')
  await page.reload()
  await expect(field).toHaveValue('')
})

test('the keyboard moves from the field through the rows to the card and back', async ({ page }) => {
  await answerWith(page, ['Ada', 'Berk', 'Can'])
  await page.goto(PATH)
  const { field, table, row, card } = patientList(page)
  await field.fill('abc')
  await expect(table).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(row('Ada')).toBeFocused()
  await page.keyboard.press('End')
  await expect(row('Can')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(row('Berk')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card('Berk')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card('Berk')).toBeHidden()
  await expect(row('Berk')).toBeFocused()
})

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

test('the empty page and the results are accessible and fit on a phone', async ({ page }) => {
  await page.goto(PATH)
  const { field, table } = patientList(page)
  await expect(field).toBeVisible()
  await expectAccessible(page)
  await field.fill('kaya')
  await expect(table).toBeVisible()
  await table.getByRole('columnheader').first().getByRole('button').first().click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await overflow(page)).toBe(0)
})
