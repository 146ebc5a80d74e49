import type { BrowserContext, CDPSession, Page } from 'playwright'
import { CLINIC_MARKERS, LOCKED_NOTE } from './markers.ts'

const LOADER_LIMIT_MS = 15_000
const BLANK_LIMIT_MS = 5_000
const MEBIBYTE = 1024 * 1024
const MAX_HEAP_GROWTH_PER_1000_STEPS = 5 * MEBIBYTE

declare global {
  interface Window {
    /** Set by the user model when it enters the right PIN, until the document is left. */
    chaosPinEntered?: boolean
    reportChaosProblem?: (text: string) => Promise<void>
  }
}

interface Watched {
  clinics: readonly { name: string; text: string }[]
  lockedNote: string
  loaderLimitMs: number
}

/** Runs in the page: after each change it looks for data that must not be shown, and each second for stuck loaders. */
function watchPage({ clinics, lockedNote, loaderLimitMs }: Watched): void {
  if (window.top !== window) return
  const reported = new Set<string>()
  const report = (text: string) => {
    if (reported.has(text)) return
    reported.add(text)
    void window.reportChaosProblem?.(text)
  }

  const checkText = () => {
    const text = `${document.title} ${document.body?.textContent ?? ''}`
    if (text.includes(lockedNote) && !window.chaosPinEntered) report('the note of a locked patient is shown')
    const shown = clinics.filter((clinic) => text.includes(clinic.text))
    if (shown.length === 0) return
    const label = [...document.querySelectorAll('button')]
      .map((button) => button.textContent ?? '')
      .find((name) => /^(Aktif Kliniğiniz|Your active clinic)/.test(name))
    const active = clinics.find(({ name }) => label?.includes(name))
    for (const { name } of shown)
      if (shown.length > 1 || (active && active.name !== name))
        report(`data of ${name} are shown, the clinic is ${active?.name ?? 'not known'}`)
  }
  let isScheduled = false
  new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      checkText()
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })

  const since = new WeakMap<Element, number>()
  const loaders = '[role=status]:has([data-shape]), [aria-busy=true], dialog[open] [role=progressbar]'
  setInterval(() => {
    for (const loader of document.querySelectorAll(loaders)) {
      if (!loader.checkVisibility()) {
        since.delete(loader)
        continue
      }
      const seen = since.get(loader) ?? performance.now()
      since.set(loader, seen)
      if (performance.now() - seen > loaderLimitMs)
        report(`a loader stays over ${loaderLimitMs / 1000} s: ${loader.outerHTML.slice(0, 200)}`)
    }
  }, 1_000)
}

/** @returns the problems found so far */
export async function installPageChecks(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = []
  await context.exposeBinding('reportChaosProblem', (_, text: string) => void problems.push(text))
  const watched: Watched = { clinics: CLINIC_MARKERS, lockedNote: LOCKED_NOTE, loaderLimitMs: LOADER_LIMIT_MS }
  await context.addInitScript(watchPage, watched)
  return problems
}

/** @returns whether the page shows text in a landmark or a dialog within five seconds */
export const showsContent = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.querySelector('main, [role=main], dialog[open]') && document.body.innerText.trim().length > 10,
      null,
      { timeout: BLANK_LIMIT_MS },
    )
    .then(
      () => true,
      () => false,
    )

/** @returns the names of shown headings and dialogs */
export const shownHeadings = (page: Page): Promise<string> =>
  page.evaluate(() =>
    window.chaosPinEntered
      ? ''
      : [...document.querySelectorAll('h1, dialog[open] h2')].map(({ textContent }) => textContent).join('\n'),
  )

/**
 * Compares the heap of one document with its second measurement: before it, the user opens most screens, and their code is
 * several megabytes. A reload starts again.
 */
export function createHeapCheck(devtools: CDPSession) {
  let measuredDocument: number | undefined
  let base: { step: number; bytes: number } | undefined

  /** @returns a problem, if the heap has grown too much */
  return async (page: Page, step: number): Promise<string | null> => {
    const document = await page.evaluate(() => performance.timeOrigin)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number }
    if (measuredDocument !== document) {
      measuredDocument = document
      base = undefined
      return null
    }
    base ??= { step, bytes: usedSize }
    if (base.step === step) return null
    const steps = step - base.step
    const grown = usedSize - base.bytes
    const growth = `${(grown / MEBIBYTE).toFixed(1)} MiB in ${steps} steps`
    console.log(`step ${step}: the heap grew by ${growth}`)
    const limit = MAX_HEAP_GROWTH_PER_1000_STEPS * Math.max(1, steps / 1000)
    return grown > limit ? `the heap grew by ${growth}` : null
  }
}
