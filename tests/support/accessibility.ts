import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_A_AND_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Nothing on the page, as it stands now, breaks WCAG 2.0 to 2.2, levels A and AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page)
  // Without frames from elsewhere, axe needs no page of its own in which to put results together; that takes it longer than looking.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG_A_AND_AA).analyze()
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }))
  expect(findings).toEqual([])
}

/** What is on its way in or out has other colours than what stands; what turns for ever is left alone. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ends = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return typeof end === 'number' && Number.isFinite(end) && animation.playState === 'running'
    })
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
