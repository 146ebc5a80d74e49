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

test('after signing in, a return path to another origin opens the home page', async ({ page }) => {
  const form = signInForm(page)
  await page.goto(`${form.path}?next=${encodeURIComponent('//evil.example')}`)
  await form.fill(DOCTOR, PASSWORD)
  await form.submit.click()
  await expect(page).toHaveURL('/tr')
})

test('changing the language on the sign-in page keeps the input and the return path, and is stored', async ({
  page,
}) => {
  const form = signInForm(page)
  await page.goto('/tr/hasta-listesi?sira=ad')
  await form.email.fill(DOCTOR)
  await page.getByRole('button', { name: 'Dil' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()

  const english = signInForm(page, 'en')
  await expect(english.heading).toBeVisible()
  await expect(english.email).toHaveValue(DOCTOR)
  await english.password.fill(PASSWORD)
  await english.submit.click()
  await expect(page).toHaveURL('/en/patient-list?sira=ad')
})

test('a signed-in doctor is redirected at once', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/giris-yap')
  await expect(page).toHaveURL('/tr')
  await page.goto('/en/sign-in?next=%2Fen%2Fcalendar')
  await expect(page).toHaveURL('/en/calendar')
})
