import type { Page } from '@playwright/test'
import { REVOKED_TOKEN } from '../support/e2e/page-monitor'
import { shell } from '../support/e2e/shell'
import { signInForm } from '../support/e2e/sign-in-form'
import { signOut } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'

const INFO = '**/api/v1/user/info'
/** The session cookie of the patient site. */
const PATIENT_COOKIE = 'auth_patient'

const entry = (page: Page) => page.getByRole('menuitem', { name: 'Hasta sitesine git' })

const patientCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === PATIENT_COOKIE)

test('a doctor who is also a patient opens the patient site signed in, until signing out from the portal, after which Back shows nothing of the session (F-B07, F-B11)', async ({
  page,
  signIn,
  allow,
}) => {
  allow(REVOKED_TOKEN)
  const token = await signIn(page, 'doctor')
  const availability = page.waitForResponse(INFO)
  await page.goto('/tr/stok-sayimi')
  await (await availability).finished()
  await test.step('the patient site opens signed in', async () => {
    await shell(page).userMenu.click()
    await expect(entry(page)).toBeVisible()
    await entry(page).click()

    await expect(page).toHaveURL('/sandbox/patient-site.html')
    await expect(page.getByRole('status')).toHaveText('Hoş geldiniz, Ayşe Yılmaz. Oturumunuz açık.')
    expect(page.url()).not.toContain(token)
    const cookie = await patientCookie(page)
    expect(cookie).toMatchObject({ secure: true, sameSite: 'None', path: '/', httpOnly: false })
    expect(decodeURIComponent(cookie?.value ?? '')).toBe(token)
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
  })
  await page.getByRole('link', { name: 'Klinik portalına dön' }).click()
  await expect(shell(page).userMenu).toBeVisible()
  expect(await patientCookie(page)).toBeDefined()
  await page.getByRole('link', { name: 'Hasta Listesi' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hasta Listesi' })).toBeVisible()

  const form = signInForm(page)
  await test.step('signing out opens a sign-in page without a return path', async () => {
    await signOut(page)
    await expect(form.heading).toBeVisible()
    await expect(page).toHaveURL('/tr/giris-yap')
    await expect(form.notice).toBeHidden()
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('auth_doctor')
    expect(cookies.map(({ name }) => name)).not.toContain('selected_company')
    await expect.poll(() => patientCookie(page)).toBeUndefined()
  })
  await test.step('Back shows nothing of the session', async () => {
    await page.goBack()
    await expect(form.heading).toBeVisible()
    await expect(page).toHaveURL('/tr/giris-yap')
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(0)
  })
  await page.goto('/sandbox/patient-site.html')
  await expect(page.getByRole('status')).toContainText('Oturumunuz açık değil')
})
