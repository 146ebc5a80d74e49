import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { overflow } from './shell'

const WCAG_A_AND_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** The rules whose findings depend on the colours, which are all that differs between the two modes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Nothing on the page, as it stands now, breaks WCAG 2.0 to 2.2, levels A and AA, as far as a program can tell, in light or
 * dark mode. Afterwards the page is in the mode in which it was.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // To bring axe takes much longer than to look with it: it stays until the page goes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(
    async ({ tags, colours }) => {
      /** What is on its way in or out has other colours than what stands; what turns for ever is left alone. */
      const untilStill = async () => {
        const ends = document.getAnimations().filter((animation) => {
          const end = animation.effect?.getComputedTiming().endTime
          return typeof end === 'number' && Number.isFinite(end) && animation.playState === 'running'
        })
        await Promise.allSettled(ends.map(({ finished }) => finished))
      }
      const { dataset } = document.documentElement
      const look = async (type: 'tag' | 'rule', values: string[]) => {
        await untilStill()
        const { violations } = await window.axe.run({ runOnly: { type, values }, resultTypes: ['violations'] })
        return violations.map(({ id, help, nodes }) => ({
          rule: `${id}: ${help}`,
          mode: dataset.mode,
          elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
        }))
      }
      const inThisMode = await look('tag', tags)
      const { mode } = dataset
      if (!mode) return inThisMode
      dataset.mode = mode === 'dark' ? 'light' : 'dark'
      const inTheOther = await look('rule', colours)
      dataset.mode = mode
      await untilStill()
      return [...inThisMode, ...inTheOther]
    },
    { tags: WCAG_A_AND_AA, colours: RULES_OF_COLOURS },
  )
  expect(findings).toEqual([])
}

/** What people have before them: a desk, a small laptop or tablet, a phone. */
const WIDTHS = [1440, 1024, 390]

/** The same at every width, and nothing has to be scrolled to the side. Leaves the window at the last width. */
export async function expectAccessibleAtEveryWidth(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await overflow(page), `at ${width} px`).toBe(0)
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
