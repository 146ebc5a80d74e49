import { prefer } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

interface Manifest {
  name: string
  start_url: string
  icons: { src: string; sizes: string }[]
  shortcuts: { name: string; url: string }[]
}

test('the portal can be installed: the manifest has the language of the page, icons and shortcuts that open', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'single')
  await prefer(page, { mode: 'dark' })
  await page.goto('/en/calendar')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#141a20')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await page.request.get(String(href))).json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Clinic Portal', start_url: '/en' })
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  const [calendar, search] = manifest.shortcuts
  await expect(page).toHaveURL(String(calendar?.url))
  await page.goto(String(search?.url))
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await expect(page).toHaveURL('/en')
})
