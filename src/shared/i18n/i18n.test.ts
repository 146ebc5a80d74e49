// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteCookie, readCookie } from '@/shared/browser'

/** A fresh instance per test: the texts are kept in the module. */
async function setup() {
  vi.resetModules()
  return import('./i18n')
}

beforeEach(() => {
  deleteCookie('lang_doctor')
  document.documentElement.lang = ''
})

test('applying a language loads its texts and updates document and cookie, without a reload (F-M10)', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('tr')
  expect(i18n.t('routes:titles.calendar')).toBe('Takvim')
  await applyLanguage('en')
  expect(i18n.t('routes:titles.calendar')).toBe('Calendar')
  expect(document.documentElement.lang).toBe('en')
  expect(readCookie('lang_doctor')).toBe('en')
})

test('the language cookie is written only when it changes', async () => {
  const { applyLanguage } = await setup()
  await applyLanguage('en')
  const write = vi.spyOn(document, 'cookie', 'set')
  await applyLanguage('en')
  expect(write).not.toHaveBeenCalled()
  await applyLanguage('tr')
  expect(write).toHaveBeenCalled()
})

test('loading texts ahead does not show them', async () => {
  const { applyLanguage, i18n, loadLanguage } = await setup()
  await applyLanguage('tr')
  const receivedToViews = vi.fn()
  i18n.store.on('added', receivedToViews)
  await loadLanguage('en')
  expect(i18n.t('routes:titles.calendar')).toBe('Takvim')
  expect(document.documentElement.lang).toBe('tr')
  expect(receivedToViews).not.toHaveBeenCalled()
})

test('the start-up errors have texts in both languages before anything is loaded', async () => {
  const { i18n, initI18n } = await setup()
  await initI18n('en')
  expect(i18n.t('startUp:configTitle')).toBe('The portal could not start')
  expect(i18n.hasResourceBundle('en', 'common')).toBe(false)
  await i18n.changeLanguage('tr')
  expect(i18n.t('startUp:configTitle')).toBe('Portal başlatılamadı')
})

test('a text that is missing in one language falls back to the other, and never shows its key (F-M01)', async () => {
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

test('a name in a text is not escaped', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('tr')
  expect(i18n.t('statusPages:noAccess.text', { screen: 'Ağız & Diş <b>' })).toContain('Ağız & Diş <b>')
})

test.each([
  ['tr', '10.000 bildirim'],
  ['en', '10,000 notifications'],
] as const)('a count is written with the separators of %s (F-M04)', async (language, text) => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage(language)
  expect(i18n.t('notifications:results', { count: 10_000 })).toBe(text)
  expect(i18n.t('notifications:results', { count: 1 })).toMatch(/^1 /)
})

test('a nameless patient has a name in the language of the text', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('en')
  expect(i18n.t('toasts:notificationsNotShown', { done: 1, total: 3, names: ['Ela', null] })).toMatch(
    /: Ela, Unnamed patient$/,
  )
})

test('a right-to-left name in a sentence is isolated, other names are not', async () => {
  const { applyLanguage, i18n } = await setup()
  await applyLanguage('tr')
  expect(i18n.t('reminders:by', { name: 'علي' })).toBe('\u2068علي\u2069 ekledi')
  expect(i18n.t('reminders:by', { name: `Ela & "Can's"` })).toBe(`Ela & "Can's" ekledi`)
})
