import { expect, type Locator, type Page } from '@playwright/test'
import type { HelpListRequest } from '../../../sandbox/help/help-store'
import en from '../../../src/shared/i18n/locales/en/help.json' with { type: 'json' }
import tr from '../../../src/shared/i18n/locales/tr/help.json' with { type: 'json' }
import { listResponse } from '../help-articles'
import { type Language, shell } from './shell'

export const HELP_LIST = '**/api/v1/tickets/companies/help_contents/list'
export const HELP_CONTENT = '**/api/v1/tickets/companies/help_contents/content'

/** Article of the demo data that has a video. */
export const WITH_VIDEO = '16fad408-75ec-4da2-9e9b-a40c153bf649'

const helpTexts = { tr, en }

export async function listMany(page: Page, total: number): Promise<void> {
  const response = listResponse(total)
  await page.route(HELP_LIST, (route) =>
    route.fulfill({ json: response(route.request().postDataJSON() as HelpListRequest) }),
  )
}

export async function mockContent(page: Page, content: object | null): Promise<void> {
  await page.route(HELP_CONTENT, (route) => {
    const { uuid } = route.request().postDataJSON() as { uuid: string }
    return route.fulfill({ json: { content: content && { uuid, ...content } } })
  })
}

const TITLES = { tr: 'Yardım', en: 'Help' }

function articlesIn(container: Locator, texts: typeof tr) {
  return {
    texts,
    search: container.getByRole('searchbox', { name: texts.search }),
    /** Links on the page, buttons in the drawer. */
    entries: container.locator('[data-articles] li > :is(a, button)'),
    entry: (title: string | RegExp) =>
      container.locator('[data-articles] li > :is(a, button)').filter({ hasText: title }),
    more: container.getByRole('button', { name: texts.more }),
    heading: (title: string) => container.getByRole('heading', { name: title, exact: true }),
    article: container.getByRole('article'),
  }
}

export function helpDrawer(page: Page, language: Language = 'tr') {
  const texts = helpTexts[language]
  const drawer = page.getByRole('dialog', { name: TITLES[language], exact: true })
  const button = shell(page, language).helpButton
  return {
    ...articlesIn(drawer, texts),
    drawer,
    button,
    back: drawer.getByRole('button', { name: texts.back }),
    open: async (): Promise<void> => {
      await button.click()
      await expect(drawer).toBeVisible()
    },
  }
}

export function helpPage(page: Page, language: Language = 'tr') {
  const texts = helpTexts[language]
  const main = page.getByRole('main')
  return {
    ...articlesIn(main, texts),
    main,
    list: main.getByRole('region', { name: texts.articles }),
    back: main.getByRole('link', { name: texts.back }),
    path: (article?: string): string =>
      (language === 'tr' ? '/tr/destek' : '/en/support') + (article === undefined ? '' : `?article=${article}`),
  }
}
