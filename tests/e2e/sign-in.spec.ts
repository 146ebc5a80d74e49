import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

const DOCTOR = ACCOUNTS.doctor.email

/** Browsers log rejected and failed requests. */
const REJECTED = { console: /Failed to load resource/ }

const authCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'auth_doctor')?.value

test('a doctor signs in by keyboard, also after a wrong password, and sees the requested page; Back does not lead to the sign-in page', async ({
  page,
  allow,
}) => {
  allow(REJECTED)
  const form = signInForm(page)
  await page.goto('/stok-sayimi?gun=2026-11-21#sabah')
  await expect(page).toHaveTitle('Giriş Yap · Klinik Portalı')
  await expect(form.email).toBeFocused()
  await expect(form.email, 'the styles of the field are loaded').toHaveCSS('min-height', '40px')
  await page.keyboard.type(DOCTOR)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(form.notice).toHaveText('E-posta veya şifre hatalı.')
  await expect(form.email).toHaveValue(DOCTOR)
  await expect(form.password).toHaveValue('')
  await expect(form.password).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tr/stok-sayimi?gun=2026-11-21#sabah')
  await expect(page.getByRole('heading', { level: 1, name: 'Stok Sayımı' })).toBeVisible()
  expect(await authCookie(page)).toBeTruthy()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
