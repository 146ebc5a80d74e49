import type { BrowserContext, Page } from '@playwright/test'

/** Where something was left, and what stands there. */
interface Leak {
  location: string
  content: string
}

/** The error reporter of the operators, played by the test. */
const ERROR_REPORT_PATH = '/problems'

/** Collects what the pages of a browser leave behind while the doctor works: console, addresses asked for, error reports. */
export async function recordTraffic(context: BrowserContext): Promise<() => readonly Leak[]> {
  const traces: Leak[] = []
  const note = (location: string, content: string) => void traces.push({ location, content })
  context.on('console', (message) => note('console', message.text()))
  context.on('request', (request) => {
    note('address of a request', request.url())
    note('referrer', request.headers().referer ?? '')
  })
  context.on('page', (page) => page.on('websocket', (socket) => note('address of a socket', socket.url())))
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), errorReportUrl: ERROR_REPORT_PATH } })
  })
  await context.route(`**${ERROR_REPORT_PATH}`, async (route) => {
    note('error report', route.request().postData() ?? '')
    await route.fulfill({ status: 204 })
  })
  return () => traces
}

/** What lies in the browser at this moment, and in the window's frame. */
export async function collectStoredData(page: Page): Promise<readonly Leak[]> {
  const stored = await page.evaluate(async () => ({
    'device storage': JSON.stringify({ ...localStorage }),
    'tab storage': JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    'window name': window.name,
  }))
  const cookies = await page.context().cookies()
  return [
    ...Object.entries(stored).map(([location, content]) => ({ location, content })),
    ...cookies.map(({ name, value }) => ({ location: `cookie ${name}`, content: value })),
  ]
}

/** The places where one of these facts stands, however it is written: encoded, in capitals, without spaces. */
export function findOccurrences(details: readonly string[], traces: readonly Leak[]): string[] {
  const plain = (text: string) => decoded(text).toLocaleLowerCase('tr').replace(/[\s+]/g, '')
  const found = traces.flatMap(({ location, content }) => {
    const text = plain(content)
    return details.filter((event) => contains(plain(event), text)).map((event) => `${event} in: ${location}`)
  })
  return [...new Set(found)]
}

/** Four digits may be part of any longer number or id. */
const contains = (event: string, text: string): boolean =>
  /^\d{4}$/.test(event) ? new RegExp(`(?<![0-9a-f])${event}(?![0-9a-f])`).test(text) : text.includes(event)

function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text)
    return once === text ? text : decoded(once)
  } catch {
    return text
  }
}
