import { mockContent, HELP_CONTENT, helpDrawer } from '../support/help'
import { FAILED } from '../support/notifications'
import { expect, test } from '../support/test'

const LIST = 'listHelpContents'
const CONTENT = 'getHelpContent'
/** List and featured articles are asked together, and each of them up to three times. */
const EVERY_TRY = { list: 6, content: 3 }

test.beforeEach(async ({ page, signIn, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
})

test('a list that does not come says so, keeps the way to the support, and can be tried again', async ({
  page,
  sandbox,
}) => {
  await sandbox.addFault({ operationId: LIST, status: 500, times: EVERY_TRY.list })
  const { open, drawer, entries, writeTicket } = helpDrawer(page)
  await open()
  await expect(drawer.getByRole('alert').getByText('Yardım yazıları yüklenemedi')).toBeVisible()
  await expect(writeTicket).toBeVisible()
  await drawer.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(entries).toHaveCount(6)
})

test('while list and article are on their way, skeletons stand in their place', async ({ page, sandbox }) => {
  await sandbox.addFault({ operationId: LIST, delayMs: 1_500, times: 2 })
  await sandbox.addFault({ operationId: CONTENT, delayMs: 1_500, times: 1 })
  const { open, drawer, entry, heading } = helpDrawer(page)
  await open()
  const loading = drawer.getByRole('status').filter({ hasText: 'Yükleniyor...' })
  await expect(loading).toBeAttached()
  // A text for screen readers alone is one pixel wide.
  const textWidth = () => loading.getByText('Yükleniyor...').evaluate((text) => text.getBoundingClientRect().width)
  expect(await textWidth()).toBeGreaterThan(40)
  await entry('Randevu iptali').click()
  await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeFocused()
  await expect(loading).toBeAttached()
  await expect(page.getByRole('cell', { name: 'Gelmedi' })).toBeVisible()
  await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeFocused()
  await expect(loading).toHaveCount(0)
})

test('an article that does not come leaves the list, and can be tried again', async ({ page, sandbox }) => {
  const { open, drawer, entry, entries, back, writeTicket } = helpDrawer(page)
  await open()
  await expect(entries).toHaveCount(6)
  await sandbox.addFault({ operationId: CONTENT, status: 500, times: EVERY_TRY.content * 2 })
  await entry('Randevu iptali').click()
  await expect(drawer.getByRole('alert').getByText('Yazı yüklenemedi')).toBeVisible()
  await expect(writeTicket).toBeVisible()
  await back.click()
  await expect(entry('Randevu iptali')).toBeFocused()
  await sandbox.clearFaults()
  await entry('Randevu iptali').click()
  await expect(page.getByRole('cell', { name: 'Gelmedi' })).toBeVisible()
})

test('without a connection the drawer says so, and fills by itself when it is back', async ({ page, context }) => {
  const { open, drawer, entries } = helpDrawer(page)
  await open()
  await expect(entries).toHaveCount(6)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await open()
  await expect(drawer.getByText('İnternet bağlantısı yok')).toBeVisible()
  await context.setOffline(false)
  await expect(entries).toHaveCount(6)
})

test('an article of 2 MB is shown, scrolls, and lets go', async ({ page }) => {
  test.slow()
  const paragraph = `<p>${'Uzun bir yazının bir satırı. '.repeat(70)}</p>`
  const html = paragraph.repeat(Math.ceil(2_000_000 / paragraph.length))
  await mockContent(page, { title: 'Uzun yazı', help_content_html: `${html}<p>Yazının sonu</p>` })
  const { open, drawer, entry, entries, heading, back } = helpDrawer(page)
  await open()
  await entry('Randevu iptali').click()
  await expect(heading('Uzun yazı')).toBeFocused()
  const end = drawer.getByText('Yazının sonu', { exact: true })
  await expect(end).toBeAttached()
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  await expect(back).toBeInViewport()
  await back.click()
  await expect(entry('Randevu iptali')).toBeFocused()
  await expect(entries).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('an answer that is no article is a failure, not an empty page', async ({ page }) => {
  await page.route(HELP_CONTENT, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Hoş geldiniz</html>' }),
  )
  const { open, drawer, entry } = helpDrawer(page)
  await open()
  await entry('Randevu iptali').click()
  await expect(drawer.getByText('Yazı yüklenemedi')).toBeVisible()
})
