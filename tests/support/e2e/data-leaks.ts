import type { BrowserContext, Page } from '@playwright/test'

interface RecordedText {
  location: string
  content: string
}

const ERROR_REPORT_PATH = '/problems'

/** Records console messages, request URLs, referrers and error reports of all pages. */
export async function recordTraffic(context: BrowserContext): Promise<() => readonly RecordedText[]> {
  const recorded: RecordedText[] = []
  const note = (location: string, content: string) => void recorded.push({ location, content })
  context.on('console', (message) => note('console', message.text()))
  context.on('request', (request) => {
    note('URL of a request', request.url())
    note('referrer', request.headers().referer ?? '')
  })
  context.on('page', (page) => page.on('websocket', (socket) => note('URL of a WebSocket', socket.url())))
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), errorReportUrl: ERROR_REPORT_PATH, fieldDataRate: 1 },
    })
  })
  await context.route(`**${ERROR_REPORT_PATH}`, async (route) => {
    note('error report', route.request().postData() ?? '')
    await route.fulfill({ status: 204 })
  })
  return () => recorded
}

/** Reads all storages, cookies, the title, the URL and the history state. */
export async function collectStoredData(page: Page): Promise<readonly RecordedText[]> {
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

/** Finds details in any notation: URL-encoded, upper case, without spaces. */
export function findOccurrences(details: readonly string[], recorded: readonly RecordedText[]): string[] {
  const plain = (text: string) => decoded(text).toLocaleLowerCase('tr').replace(/[\s+]/g, '')
  const found = recorded.flatMap(({ location, content }) => {
    const text = plain(content)
    return details.filter((detail) => contains(plain(detail), text)).map((detail) => `${detail} in: ${location}`)
  })
  return [...new Set(found)]
}

/** A PIN of four digits must not match inside a longer number or id. */
const contains = (detail: string, text: string): boolean =>
  /^\d{4}$/.test(detail) ? new RegExp(`(?<![0-9a-f])${detail}(?![0-9a-f])`).test(text) : text.includes(detail)

function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text)
    return once === text ? text : decoded(once)
  } catch {
    return text
  }
}
