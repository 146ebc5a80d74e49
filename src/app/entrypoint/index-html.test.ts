import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { i18n, initI18n, LANGUAGES } from '@/shared/i18n'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const html = read('index.html')

test.each(LANGUAGES)('the first paint has the name of the product in %s', async (language) => {
  await initI18n(language)
  const product = i18n.getFixedT(language, 'startUp')('product')
  expect(html).toContain(`<b lang="${language}">${product}</b>`)
})

const tokens = read('../styles/tokens.css')
const color = (role: string) => new RegExp(`--color-${role}: (.+);`).exec(tokens)?.[1] ?? 'none'
const modes = (role: string) => /\((?<light>.+), (?<dark>.+)\)/.exec(color(role))?.groups ?? {}
const { light, dark } = modes('surface')

// A colour that the style sheet changes would be animated during the start.
test.each([
  ['index.html', `html { background: ${color('surface')};`],
  ['index.html', `body { background: ${color('canvas')};`],
  ['index.html', `color: ${color('text')};`],
  ['index.html', `.boot-mark { fill: ${color('accent')} }`],
  ['index.html', `<meta name="theme-color" content="${light}" />`],
  ['../../shared/browser/page.ts', `{ light: '${light}', dark: '${dark}' }`],
  ...LANGUAGES.flatMap((language) => [
    [`../public/manifest.${language}.json`, `"theme_color": "${light}"`],
    [`../public/manifest.${language}.json`, `"background_color": "${modes('canvas').light}"`],
  ]),
  ['../public/favicon.svg', `fill="${modes('accent').light}"`],
] as [string, string][])('%s has the colour of tokens.css: %s', (file, text) => {
  expect(read(file)).toContain(text)
})

/** The globals that the inline script tests and uses, as in a browser of the required version. */
function modernBrowser() {
  class HTMLElement {}
  Object.assign(HTMLElement.prototype, { inert: false, showPopover: () => {} })
  class HTMLScriptElement {}
  Object.assign(HTMLScriptElement.prototype, { noModule: false })
  class HTMLDialogElement {}
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {} })
  const { URL, AbortSignal } = { URL: { canParse: () => true }, AbortSignal: { any: () => {}, timeout: () => {} } }
  const location = { pathname: '/tr', origin: 'https://portal.example' }
  const document = { documentElement: { setAttribute: () => {} }, querySelector: () => null }
  const page = { HTMLElement, HTMLScriptElement, HTMLDialogElement, URL, AbortSignal, location, document }
  const window: Record<string, unknown> = {
    ...page,
    CSS: { supports: () => true },
    addEventListener: () => {},
    setTimeout: () => 0,
  }
  window.window = window
  return createContext(window)
}

const [, startScript = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []

// ES2017: old browsers would not run the script at all.
test('the inline script has no comma after a last argument', () => {
  expect(startScript).not.toMatch(/,\s*\)/)
})

/** Runs the inline script after a statement. @returns whether it asks for another browser */
function isUnsupportedAfter(statement: string): boolean {
  const browser = modernBrowser()
  runInContext(`${statement};${startScript}`, browser)
  return browser.portalUnsupported === true
}

test('a browser with every required feature is not asked to be updated', () => {
  expect(isUnsupportedAfter('')).toBe(false)
})

test.each([
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.inert',
  'HTMLDialogElement.prototype.showModal',
  'HTMLScriptElement.prototype.noModule',
  'Array.prototype.toSorted',
  'String.prototype.isWellFormed',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'URL.canParse',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Intl.Segmenter',
  'CSS.supports',
  'CSS',
  'Map',
])('a browser without %s is asked to be updated', (feature) => {
  expect(isUnsupportedAfter(`delete globalThis.${feature}`)).toBe(true)
})

test.each(['light-dark(', ':has(', 'selector(&)'])(
  'a browser whose styles do not know %s is asked to be updated',
  (css) => {
    expect(isUnsupportedAfter(`CSS.supports = (...test) => !test.join().includes('${css}')`)).toBe(true)
  },
)

/** `AbortSignal.timeout` with the faked timers. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

/** Runs the inline script on the page while every file can be loaded, after some requests without a response. @returns the window and the reload function */
function openPage(hangingRequests = 0) {
  vi.useFakeTimers()
  const { document } = new Window({ url: 'https://portal.example/tr' })
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? []
  document.body.innerHTML = body
  const reload = vi.fn()
  const page = '<script src="/static/js/index.0.js"></script>'
  const browser = modernBrowser()
  Object.assign(browser, {
    document,
    setTimeout,
    Date,
    sessionStorage: { getItem: () => null, setItem: () => {} },
    AbortSignal: { ...(browser.AbortSignal as object), timeout: timeoutSignal },
    fetch: (url: string, { signal }: { signal?: AbortSignal }) => {
      if (hangingRequests-- <= 0) return Promise.resolve(new Response(url.startsWith('https:') ? page : ''))
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  Object.assign(browser.location as object, { href: 'https://portal.example/tr', reload })
  runInContext(startScript, browser)
  return { browser, document, reload }
}

test('a start whose bundle never ran reloads when its files can be loaded (F-R03)', async () => {
  const { document, reload } = openPage()
  await vi.advanceTimersByTimeAsync(60_000)
  const title = document.querySelector('main[aria-labelledby="page-title"] [role="alert"] h1#page-title')
  expect(title?.textContent).toBe('Klinik Portalı henüz yüklenemedi')
  expect(reload).toHaveBeenCalledOnce()
})

test('a start tries again after a request without a response (F-R03)', async () => {
  const { reload } = openPage(1)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('a start whose bundle waits for a slow configuration says so, and does not reload (F-R03)', async () => {
  const { browser, document, reload } = openPage()
  browser.portalIsRunning = true
  await vi.advanceTimersByTimeAsync(600_000)
  expect(document.querySelector('[role="alert"] h1')?.textContent).toBe('Klinik Portalı henüz yüklenemedi')
  expect(reload).not.toHaveBeenCalled()
})
