import { mockContent, HELP_CONTENT, helpDrawer } from '../support/help'
import { FAILED } from '../support/notifications'
import { expect, test } from '../support/test'

const LIST = 'listHelpContents'
const CONTENT = 'getHelpContent'
/** List and featured articles are requested together, each up to three times. */
const ATTEMPTS = { list: 6, content: 3 }

test.beforeEach(async ({ page, signIn, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
})

test('a list that cannot be loaded shows an error, keeps the link to support, and can be retried', async ({
  page,
  sandbox,
}) => {
  await sandbox.addFault({ operationId: LIST, status: 500, times: ATTEMPTS.list })
  const { open, drawer, entries, writeTicket } = helpDrawer(page)
  await open()
  await expect(drawer.getByRole('alert').getByText('Yardım makaleleri yüklenemedi')).toBeVisible()
  await expect(writeTicket).toBeVisible()
  await drawer.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(entries).toHaveCount(6)
})

test('an article that cannot be loaded keeps the list and can be retried', async ({ page, sandbox }) => {
  const { open, drawer, entry, entries, back, writeTicket } = helpDrawer(page)
  await open()
  await expect(entries).toHaveCount(6)
  await sandbox.addFault({ operationId: CONTENT, status: 500, times: ATTEMPTS.content * 2 })
  await entry('Randevu iptali').click()
  await expect(drawer.getByRole('alert').getByText('Makale yüklenemedi')).toBeVisible()
  await expect(writeTicket).toBeVisible()
  await back.click()
  await expect(entry('Randevu iptali')).toBeFocused()
  await sandbox.clearFaults()
  await entry('Randevu iptali').click()
  await expect(page.getByRole('cell', { name: 'Gelmedi' })).toBeVisible()
})

test('without a connection the drawer says so, and loads when it is back', async ({ page, context, allow }) => {
  allow({ console: /WebSocket.*ERR_INTERNET_DISCONNECTED/ })
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

test('an article of 2 MB is shown, scrolls, and can be closed (F-H11)', async ({ page }) => {
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

test('an invalid article response is an error, not an empty page', async ({ page }) => {
  await page.route(HELP_CONTENT, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Hoş geldiniz</html>' }),
  )
  const { open, drawer, entry } = helpDrawer(page)
  await open()
  await entry('Randevu iptali').click()
  await expect(drawer.getByText('Makale yüklenemedi')).toBeVisible()
})
