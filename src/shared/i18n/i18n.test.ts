// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteCookie, readCookie } from '@/shared/browser'

/** Each test has its own portal: the texts live in a module. */
async function setup() {
  vi.resetModules()
  return import('./i18n')
}

beforeEach(() => {
  deleteCookie('lang_doctor')
  document.documentElement.lang = ''
})

test('applying a language fetches its texts, and document and cookie follow', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('en')
  expect(i18n.t('routes:titles.calendar')).toBe('Calendar')
  expect(document.documentElement.lang).toBe('en')
  expect(readCookie('lang_doctor')).toBe('en')
})

test('changing the language needs no reload', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('tr')
  expect(i18n.t('routes:titles.calendar')).toBe('Takvim')
  await applyLanguage('en')
  expect(i18n.t('routes:titles.calendar')).toBe('Calendar')
  expect(document.documentElement.lang).toBe('en')
  expect(readCookie('lang_doctor')).toBe('en')
})

test('fetching texts ahead shows nothing of them yet', async () => {
  const { applyLanguage, i18n, loadLanguage } = await setup()
  await applyLanguage('tr')
  const receivedToViews = vi.fn()
  i18n.store.on('added', receivedToViews)
  await loadLanguage('en')
  expect(i18n.t('routes:titles.calendar')).toBe('Takvim')
  expect(document.documentElement.lang).toBe('tr')
  expect(receivedToViews).not.toHaveBeenCalled()
})

test('why the portal does not start can be told in either language before anything is fetched', async () => {
  const { i18n, loadStartupTexts } = await setup()
  await loadStartupTexts('en')
  expect(i18n.t('startUp:configTitle')).toBe('The portal could not start')
  expect(i18n.hasResourceBundle('en', 'common')).toBe(false)
  await i18n.changeLanguage('tr')
  expect(i18n.t('startUp:configTitle')).toBe('Portal başlatılamadı')
})

test('a text that is missing in one language comes from the other, and never shows as a key', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('tr')
  const { common } = i18n.getDataByLanguage('tr') ?? {}
  delete common?.close
  const receivedToViews = vi.fn()
  i18n.store.on('added', receivedToViews)
  expect(i18n.t('common:close')).toBe('')
  await vi.waitFor(() => expect(receivedToViews).toHaveBeenCalled())
  await vi.waitFor(() => expect(i18n.t('common:close')).toBe('Close'))
})

test('a text with a name in it shows the name as it is', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('tr')
  expect(i18n.t('statusPages:noAccess.text', { screen: 'Ağız & Diş <b>' })).toContain('Ağız & Diş <b>')
})
