import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { AccountName } from './accounts'
import type { SandboxControl } from './sandbox-control'
import { type Language, overflow } from './shell'

const WCAG_A_AND_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Rules that depend on colours, the only difference between the two modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects no axe violation of WCAG 2.0 to 2.2, levels A and AA, in the current and the other colour mode. Restores the mode.
 * Checks an open modal dialog alone: the page behind it can neither be used nor be reached.
 */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, { bothModes: true })

async function expectNoViolations(page: Page, { bothModes }: { bothModes: boolean }): Promise<void> {
  // Injecting axe takes longer than running it, so it is done once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(
    async ({ tags, colours, hasOtherMode }) => {
      /** Colours change during finite animations; infinite ones are ignored. */
      const waitForAnimations = async () => {
        const ends = document.getAnimations().filter((animation) => {
          const end = animation.effect?.getComputedTiming().endTime
          return typeof end === 'number' && Number.isFinite(end) && animation.playState === 'running'
        })
        await Promise.allSettled(ends.map(({ finished }) => finished))
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
      const currentMode = await runAxe('tag', tags)
      const { mode } = dataset
      if (!mode || !hasOtherMode) return currentMode
      dataset.mode = mode === 'dark' ? 'light' : 'dark'
      const otherMode = await runAxe('rule', colours)
      dataset.mode = mode
      await waitForAnimations()
      return [...currentMode, ...otherMode]
    },
    { tags: WCAG_A_AND_AA, colours: COLOUR_RULES, hasOtherMode: bothModes },
  )
  expect(findings).toEqual([])
}

/** Desktop and phone. */
const WIDTHS = [1440, 390]

/**
 * Also expects no horizontal overflow. The first width is checked in both modes, because colours do not depend on the width. The
 * viewport keeps the last width.
 */
export async function expectAccessibleAtEveryWidth(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page, { bothModes: index === 0 })
    expect(await overflow(page), `at ${width} px`).toBe(0)
  }
}

export interface Visit {
  page: Page
  language: Language
  sandbox: SandboxControl
  signIn: (account: AccountName) => Promise<string>
  /** Checks the shown state in both modes: at 1440 and 390 px by default. */
  check: (widths?: readonly number[]) => Promise<void>
}

/** Opens and checks every state of a screen, in a page of its own. */
export type Walk = (visit: Visit) => Promise<void>

/** Screens with the language of their walk. The languages alternate: texts are compared by `locales.test.ts`, not by axe. */
export type Screens = Readonly<Record<string, readonly [Language, Walk]>>

declare global {
  interface Window {
    axe: typeof axe
  }
}
