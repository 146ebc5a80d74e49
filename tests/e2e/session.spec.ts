import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { FAILED_REQUEST } from '../support/e2e/page-monitor'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'

test('an invalid or old session cookie is no session and does not prevent signing in, and Back does not lead to the sign-in page (F-R10)', async ({
  page,
  context,
  baseURL,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await context.addCookies([{ name: 'auth_doctor', value: '%22quoted%22', url: baseURL ?? '' }])
  await page.goto('/tr/stok-sayimi')
  const form = signInForm(page)
  await expect(form.heading).toBeVisible()
  await expect(form.email, 'the styles of the field are loaded').toHaveCSS('min-height', '40px')
  await page.evaluate(() => {
    document.cookie = 'auth_doctor=old; Path=/tr'
    document.cookie = 'auth_doctor=old; Path=/en'
  })
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  const cookies = (await context.cookies()).filter(({ name }) => name === 'auth_doctor')
  expect(cookies.map(({ path }) => path)).toEqual(['/'])
  await expect(page).toHaveURL('/tr/stok-sayimi')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
