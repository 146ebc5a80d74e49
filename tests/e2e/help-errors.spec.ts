import { mockContent, helpDrawer } from '../support/help'
import { FAILED } from '../support/notifications'
import { expect, test } from '../support/test'

test.beforeEach(async ({ page, signIn, allow }) => {
  allow(FAILED)
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
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
