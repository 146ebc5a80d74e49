import { expect, test } from '../support/e2e/test'
import { createPageMonitor } from '../support/e2e/page-monitor'

const FOREIGN = 'http://127.0.0.1:9'

/** The test uses its own monitor, because that of the fixture would fail it. */
test('the monitor reports errors and leaks of a page, except allowed ones', async ({ browser, platform }) => {
  const watch = createPageMonitor(platform.url)
  const context = await browser.newContext()
  await watch.attach(context)
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
      // The security policy rejects the text and reports it.
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

test('the monitor reports a request to another origin that the policy allows (F-O22)', async ({
  browser,
  platform,
}) => {
  const watch = createPageMonitor(platform.url)
  const context = await browser.newContext({ bypassCSP: true })
  await watch.attach(context)
  const page = await context.newPage()
  await page.goto(`${platform.url}/version.json`)
  await page.evaluate((address) => fetch(address).catch(() => {}), FOREIGN)
  await expect.poll(() => watch.problems()).toContain(`request to another origin: ${FOREIGN}/`)
  await context.close()
})
