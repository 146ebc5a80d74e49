import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

const DOCTOR = ACCOUNTS.doctor.email

test('signing in opens the requested page, and Back does not lead to the sign-in page', async ({ page }) => {
  const form = signInForm(page)
  await page.goto('/takvim?gun=2026-11-21#sabah')
  await expect(form.heading).toBeVisible()
  await form.fill(DOCTOR, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr/takvim?gun=2026-11-21#sabah')
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
