import { helpDrawer, mockContent } from '../support/e2e/help'
import { boxOf } from '../support/e2e/layout-assertions'
import { expect, test } from '../support/e2e/test'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('the keyboard opens the list and an article, returns to its entry, and closes the drawer; an article of 2 MB is shown, scrolls, and can be closed (F-H11)', async ({
  page,
}) => {
  await page.goto('/tr/takvim')
  const { drawer, button, open, search, entry, heading, back, entries } = helpDrawer(page)
  await button.press('Enter')
  await expect(entries).toHaveCount(6)
  await expect.poll(async () => (await boxOf(drawer)).width).toBeCloseTo(550, 0)
  await expect(drawer).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Kapat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(search).toBeFocused()
  await entry('Online randevu süreleri').press('Enter')
  await expect(heading('Online randevu süreleri')).toBeFocused()
  await expect(drawer.getByText('Online randevular, kliniğin belirlediği süreyle açılır.')).toBeVisible()
  await expect(entries.first()).toBeHidden()
  await back.press('Enter')
  await expect(entry('Online randevu süreleri')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()

  await test.step('an article of 2 MB', async () => {
    const paragraph = `<p>${'Uzun bir yazının bir satırı. '.repeat(70)}</p>`
    const html = paragraph.repeat(Math.ceil(2_000_000 / paragraph.length))
    await mockContent(page, { title: 'Uzun yazı', help_content_html: `${html}<p>Yazının sonu</p>` })
    await open()
    await entry('Randevu iptali').click()
    await expect(heading('Uzun yazı')).toBeFocused()
    const end = drawer.getByText('Yazının sonu', { exact: true })
    await expect(end).toBeAttached()
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport()
    await expect(back).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})
