import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility'
import { ACCOUNTS } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

const REJECTED = { console: /Failed to load resource/ }

for (const language of ['tr', 'en'] as const) {
  test(`every state of the sign-in page is accessible (${language})`, async ({ page, allow }) => {
    test.slow()
    allow(REJECTED)
    await page.clock.install()
    const form = signInForm(page, language)
    await page.goto(form.path)
    await expect(form.heading).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await form.submit.click()
    await expect(form.email).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await form.fill(ACCOUNTS.doctor.email, 'wrong')
    await form.submit.click()
    await expect(form.notice).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await page.route('**/auth/doctor/sign-in', () => {})
    await form.password.fill('slow')
    await form.submit.click()
    await page.clock.fastForward(4_100)
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  })

  test(`the status pages are accessible (${language})`, async ({ page, signIn, allow }) => {
    test.slow()
    allow(REJECTED)
    await signIn(page, 'single')
    const paths = {
      tr: ['/tr/randevu-listesi', '/tr/stok-sayimi', '/tr/hasta-islemleri', '/tr/yok'],
      en: ['/en/appointment-list', '/en/stock-taking', '/en/patient-follow-ups', '/en/nothing'],
    }
    for (const path of paths[language]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleAtEveryWidth(page)
    }
    await page.route('**/api/v1/user/info-detail', (route) => route.fulfill({ status: 403, json: { statusCode: 403 } }))
    await page.goto(language === 'tr' ? '/tr/takvim' : '/en/calendar')
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the offer of a local sign-out is accessible', async ({ page, signIn, allow }) => {
  allow(REJECTED)
  await signIn(page, 'single')
  await page.route('**/api/v1/user/sign-out', (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }))
  await page.goto('/tr')
  for (let request = 0; request < 2; request += 1) {
    const response = page.waitForResponse('**/api/v1/user/sign-out')
    await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
    await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
    await response
  }
  await expect(page.getByRole('dialog', { name: 'Çıkış tamamlanamadı' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
