import { withConfig } from '../support/config'
import { expect, test } from '../support/test'

test('a screen of another application opens there with the same path and query', async ({ page, signIn, allow }) => {
  const elsewhere = 'https://old.clinic.example'
  allow({ origin: elsewhere })
  await signIn(page, 'doctor')
  await page.route(`${elsewhere}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>old</h1>' }))
  await withConfig(page, { otherScreensUrl: elsewhere, handOverScreens: ['settings'] })
  await page.goto('/en/settings?from=mail')
  await expect(page).toHaveURL(`${elsewhere}/en/settings?from=mail`)
})
