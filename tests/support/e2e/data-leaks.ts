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
  const recordSockets = (page: Page) => page.on('websocket', (socket) => note('URL of a WebSocket', socket.url()))
  // The fixture `page` is open before the test begins.
  for (const page of context.pages()) recordSockets(page)
  context.on('page', recordSockets)
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

/** Reads all storages, databases, caches, cookies, the title, the URL and the history state. */
export async function collectStoredData(page: Page): Promise<readonly RecordedText[]> {
  const stored = await page.evaluate(async () => ({
    'device storage': JSON.stringify({ ...localStorage }),
    'tab storage': JSON.stringify({ ...sessionStorage }),
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    'window name': window.name,
  }))
  const cookies = await page.context().cookies()
  return [
    { location: 'databases', content: await page.evaluate(readDatabases) },
    { location: 'caches', content: await page.evaluate(readCaches) },
    ...Object.entries(stored).map(([location, content]) => ({ location, content })),
    ...cookies.map(({ name, value }) => ({ location: `cookie ${name}`, content: value })),
  ]
}

/** Runs in the page. */
async function readDatabases(): Promise<string> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const contents: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    contents.push(name)
    const database = await result(indexedDB.open(name))
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName)
      contents.push(storeName, ...(await Promise.all([result(store.getAllKeys()), result(store.getAll())])))
    }
    database.close()
  }
  return JSON.stringify(contents)
}

/** Runs in the page. */
async function readCaches(): Promise<string> {
  const contents: unknown[] = []
  for (const name of await caches.keys()) {
    contents.push(name)
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      contents.push(request.url, await response?.text())
    }
  }
  return JSON.stringify(contents)
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

/** Decodes repeatedly. Percent signs of other text stay, invalid bytes become U+FFFD. */
function decoded(text: string): string {
  const once = text.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    new TextDecoder().decode(Uint8Array.from(run.slice(1).split('%'), (byte) => Number.parseInt(byte, 16))),
  )
  return once === text ? text : decoded(once)
}
