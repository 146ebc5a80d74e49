import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** The live connection has a request open all the time while it uses polling, so that the network is never idle. */
const LIVE_CONNECTION = '/socket.io/'
/** Prefetching starts its requests one after the other, when the browser is idle. */
const QUIET_MS = 500
/** The help button is loaded with the features that the first screen does not need. */
const FEATURES = 'button[aria-label="Yardım ve destek"], button[aria-label="Help and support"]'

export const waitForFeatures = (page: Page): Promise<void> => expect(page.locator(FEATURES)).toBeAttached()

/** After two frames the effect of an input is painted. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * To be called before the page is opened. @returns a function that waits until every request has been answered, also those
 * for prefetched code: a jump of the clock would time out open requests.
 */
export function trackRequests(page: Page, quietMs = QUIET_MS): () => Promise<void> {
  const open = new Set<Request>()
  let lastChange = Date.now()
  const onEnd = (request: Request) => {
    if (open.delete(request)) lastChange = Date.now()
  }
  page.on('request', (request) => {
    if (request.url().includes(LIVE_CONNECTION)) return
    open.add(request)
    lastChange = Date.now()
  })
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  return async () => {
    // Between the first screen and the features, which are loaded after it, nothing is requested.
    await waitForFeatures(page)
    // What has just happened, such as a connection, may cause a request in a moment.
    lastChange = Date.now()
    const unsettled = () => {
      if (open.size > 0) return Array.from(open, (request) => request.url())
      return Date.now() - lastChange < quietMs ? ['the last request has just ended'] : []
    }
    await expect.poll(unsettled, { message: 'every request is answered', intervals: [100] }).toEqual([])
  }
}

/** Ends the delays between the attempts to load a file until the locator is visible. Call `page.clock.install()` before the first page. */
export const skipRetryDelays = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    // The time of a page that is loading does not count as a delay.
    await page.waitForLoadState()
    // Few and short jumps, also on a slow machine: after 60 s an outdated page may reload again.
    await page.clock.fastForward(2_000)
    await expect(shown).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [0, 0, 0, 0, 0, 0, 0, 0, 1_000] })
