import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { ROUTES } from '../../../src/shared/routes/route-table'
import type { AccountName } from '../accounts'
import type { SandboxControl } from '../sandbox-control'
import { changeAddress, type Language, overflow } from './shell'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG_A_AND_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Rules that depend on colours, the only difference between the two modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Modes {
  /** `both`: all rules in the current mode, and those of colours in the other one; otherwise all rules in one mode. */
  modes?: 'both' | 'current' | 'other'
}

/**
 * Expects no axe violation of WCAG 2.0 to 2.2, levels A and AA, by default in both colour modes. Restores the mode. Checks an
 * open modal dialog alone: the page behind it can neither be used nor be reached.
 */
export async function expectAccessible(page: Page, { modes = 'both' }: Modes = {}): Promise<void> {
  // Injecting axe takes longer than running it, so it is done once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const findings = await page.evaluate(
    async ({ tags, colours, modes }) => {
      /** True during a finite animation, which may change colours, unless `content-visibility: auto` has stopped it. */
      const changesColours = ({ effect, playState }: Animation) => {
        const end = effect?.getComputedTiming().endTime
        if (playState !== 'running' || typeof end !== 'number' || !Number.isFinite(end)) return false
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return target?.checkVisibility({ contentVisibilityAuto: true }) !== false
      }
      const waitForAnimations = async () => {
        while (document.getAnimations().some(changesColours)) await new Promise(requestAnimationFrame)
      }
      const { dataset } = document.documentElement
      const runAxe = async (type: 'tag' | 'rule', values: string[]) => {
        await waitForAnimations()
        const { violations } = await window.axe.run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, {
          runOnly: { type, values },
          resultTypes: ['violations'],
          // No rule of the tags reads style sheets, which axe would request at every run.
          preload: { assets: ['media'] },
        })
        return violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          mode: dataset.mode,
          elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
        }))
      }
      const { mode } = dataset
      const currentMode = modes === 'other' && mode ? [] : await runAxe('tag', tags)
      if (!mode || modes === 'current') return currentMode
      dataset.mode = mode === 'dark' ? 'light' : 'dark'
      const otherMode = modes === 'other' ? await runAxe('tag', tags) : await runAxe('rule', colours)
      dataset.mode = mode
      await waitForAnimations()
      return [...currentMode, ...otherMode]
    },
    { tags: WCAG_A_AND_AA, colours: COLOUR_RULES, modes },
  )
  expect(findings).toEqual([])
}

/** Desktop and phone. */
const WIDTHS = [1440, 390]

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expect.poll(() => overflow(page), `at ${width} px`).toBe(0)
}

/** Also expects no horizontal overflow. The viewport keeps the last width. */
export async function expectAccessibleAtEveryWidth(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await expectNoOverflow(page, width)
    await expectAccessible(page)
  }
}

/**
 * Changes the language in place, as a link to the other language does, and changes it back. Expects no horizontal overflow in both
 * languages at every width. Axe runs in one language at the first width and in the other one at the last width, in both modes; at
 * a single width in one mode each: the languages have the same elements.
 */
export async function expectAccessibleInBothLanguages(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  // Only visible ones are counted, because closed popovers are added to the document at some point.
  const popups = () => page.locator('dialog[open], [role=dialog], [role=menu]').filter({ visible: true }).count()
  const { pathname, search } = new URL(page.url())
  const isOneWidth = widths.length === 1
  for (const width of widths.toReversed()) await expectNoOverflow(page, width)
  await expectAccessible(page, { modes: isOneWidth ? 'current' : 'both' })
  const before = await popups()
  await changeAddress(page, translatePath(pathname) + search)
  await expect.poll(popups, 'a change of the language keeps what is open').toBe(before)
  for (const width of widths) await expectNoOverflow(page, width)
  await expectAccessible(page, { modes: isOneWidth ? 'other' : 'both' })
  await changeAddress(page, pathname + search)
}

function translatePath(path: string): string {
  const [, language, ...segments] = path.split('/')
  const [from, to] = language === 'tr' ? (['tr', 'en'] as const) : (['en', 'tr'] as const)
  const slug = segments.join('/')
  const route = Object.values(ROUTES).find((candidate) => candidate.slug[from] === slug)
  return ['', to, route?.slug[to] ?? slug].join('/').replace(/\/$/, '')
}

interface Visit {
  page: Page
  language: Language
  sandbox: SandboxControl
  signIn: (account: AccountName) => Promise<string>
  /** Checks the shown state in both languages and modes: at 1440 and 390 px by default. */
  check: (widths?: readonly number[]) => Promise<void>
  /** Checks the shown state in one language: for what closes when the address changes, which the walk opens in both. */
  checkOneLanguage: (widths?: readonly number[]) => Promise<void>
}

/** Opens and checks every state of a screen. */
export type Walk = (visit: Visit) => Promise<void>

/** Walks of a doctor, without the cost of a page load for each: the first one opens the page. */
export const inOnePage =
  (...walks: readonly Walk[]): Walk =>
  async (visit) => {
    await visit.signIn('doctor')
    for (const walk of walks) await walk(visit)
  }

/** Screens with the language in which their walk presses buttons. */
export type Screens = Readonly<Record<string, readonly [Language, Walk]>>

declare global {
  interface Window {
    axe: typeof axe
  }
}
