import type { Page } from '@playwright/test'
import { chunkWith } from '../support/e2e/lazy-chunks'
import { skipRetryDelays } from '../support/e2e/settled'
import { isUnreloaded, markPage } from '../support/e2e/tabs'
import { FAILED_REQUEST } from '../support/e2e/page-monitor'
import { expect, test } from '../support/e2e/test'

const switchTo = async (page: Page, language: 'Türkçe' | 'English') => {
  await page.getByRole('button', { name: language === 'English' ? 'Dil' : 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

const languageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'lang_doctor')?.value

test('a page with parameters, query and hash changes its language without a reload, and Back restores it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  const turkish = '/tr/hasta-takip/8f14e45f-ceea-4672-9b1f-3f4c1c1c2a77?not=x#son'
  const english = '/en/patient-follow-up/8f14e45f-ceea-4672-9b1f-3f4c1c1c2a77?not=x#son'
  await page.goto(turkish)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await markPage(page)
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.innerText()
  const expectLanguage = async (language: 'tr' | 'en') => {
    await expect(page).toHaveURL(language === 'tr' ? turkish : english)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    if (language === 'tr') await expect(title).toHaveText(before)
    else await expect(title).not.toHaveText(before)
    await expect(page).toHaveTitle(language === 'tr' ? / · Klinik Portalı$/ : / · Clinic Portal$/)
    expect(await languageCookie(page)).toBe(language)
  }

  await switchTo(page, 'English')
  await expectLanguage('en')
  await switchTo(page, 'Türkçe')
  await expectLanguage('tr')
  await page.goBack()
  await expectLanguage('en')
  expect(await isUnreloaded(page)).toBe(true)
})

test('a language whose texts cannot be loaded is opened by a page load', { tag: '@firefox' }, async ({
  page,
  signIn,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await page.clock.install()
  await signIn(page, 'single')
  // Blocked before the first page is opened, which prefetches the texts.
  const texts = `**/${chunkWith('Enter your daily PIN')}`
  await page.route(texts, (route) => route.abort('connectionreset'))
  await page.goto('/tr/takvim?gun=1#x')
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await markPage(page)
  await page.route(/\/en\/calendar/, async (route) => {
    await page.unroute(texts)
    await route.continue()
  })
  await switchTo(page, 'English')
  await skipRetryDelays(page, page.getByRole('heading', { level: 1, name: 'Calendar' }))
  await expect(page).toHaveURL('/en/calendar?gun=1#x')
  expect(await isUnreloaded(page)).toBe(false)
})

test('a malformed address, from a server that answers it with the portal, stays on this origin (F-M08)', async ({
  page,
  signIn,
  baseURL,
  allow,
}) => {
  await signIn(page, 'single')
  // Chromium treats a fulfilled document as public, so it may not open a socket to the local network.
  allow({ console: /LOCAL_NETWORK_ACCESS/ })
  const address = `${baseURL}//evil.example`
  await page.route(
    (url) => url.href === address,
    async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  )
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
})
