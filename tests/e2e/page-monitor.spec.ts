import { expect, test } from '../support/test'
import { createPageMonitor } from '../support/page-monitor'

const FOREIGN = 'http://127.0.0.1:9'

/** A page of the portal, watched by the test itself: what it does here on purpose must not fail the test. */
test('whatever a page complains about or leaks is noticed, and what was announced is not', async ({
  browser,
  platform,
}) => {
  const watch = createPageMonitor(platform.url)
  const context = await browser.newContext()
  await watch.watch(context)
  const page = await context.newPage()
  await page.goto(`${platform.url}/tr/giris-yap`)
  expect(watch.problems()).toEqual([])

  await page.evaluate((address) => {
    console.warn('low battery')
    console.error('on fire')
    setTimeout(() => {
      throw new Error('thrown later')
    })
    void Promise.reject(new Error('nobody waits'))
    document.body.append(Object.assign(new Image(), { src: `${address}/pixel.png` }))
    try {
      document.createElement('script').text = 'one()'
    } catch {
      // Refused, as it has to be; the policy reports it all the same.
    }
  }, FOREIGN)

  const expected = [
    /warning: low battery/,
    /error: on fire/,
    /thrown later/,
    /nobody waits/,
    /img-src blocked http/,
    /require-trusted-types-for/,
  ]
  for (const problem of expected) {
    await expect.poll(() => watch.problems().join('\n')).toMatch(problem)
  }

  watch.allow({ console: /low battery|on fire/ })
  expect(watch.problems().join('\n')).not.toMatch(/low battery|on fire/)
  expect(watch.problems().join('\n')).toMatch(/thrown later/)
  await context.close()
})

test('a request that the policy lets through to another origin is noticed', async ({ browser, platform }) => {
  const watch = createPageMonitor(platform.url)
  const context = await browser.newContext({ bypassCSP: true })
  await watch.watch(context)
  const page = await context.newPage()
  await page.goto(`${platform.url}/tr/giris-yap`)
  await page.evaluate((address) => fetch(address).catch(() => {}), FOREIGN)
  await expect.poll(() => watch.problems()).toContain(`request to another origin: ${FOREIGN}/`)
  await context.close()
})
