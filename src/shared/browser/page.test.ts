// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { hidePage, reloadHidden, setDocumentLanguage, setManifestLanguage, showPage, wasPageReloaded } from './page'

afterEach(() => {
  Reflect.deleteProperty(document, 'wasDiscarded')
  document.documentElement.lang = ''
})

const isHidden = () => document.documentElement.hasAttribute('data-page-hidden')

test('the language of the document is written only when it changes', () => {
  const observer = new MutationObserver(() => {})
  observer.observe(document.documentElement, { attributes: true })
  setDocumentLanguage('en')
  setDocumentLanguage('en')
  expect(observer.takeRecords()).toHaveLength(1)
  expect(document.documentElement.lang).toBe('en')
})

test('the manifest is replaced only when the language changes', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.tr.json' })
  document.head.append(link)
  const observer = new MutationObserver(() => {})
  observer.observe(link, { attributes: true })
  for (const language of ['tr', 'en', 'en']) setManifestLanguage(language)
  expect(observer.takeRecords()).toHaveLength(1)
  expect(link.getAttribute('href')).toBe('/manifest.en.json')
  link.remove()
})

test('a hidden page is shown again', () => {
  hidePage()
  expect(isHidden()).toBe(true)
  showPage()
  expect(isHidden()).toBe(false)
})

test('a page that reloads stays hidden', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  reloadHidden()
  expect(reload).toHaveBeenCalledOnce()
  hidePage()
  showPage()
  expect(isHidden()).toBe(true)
})

test.each([
  ['reload', false, true],
  ['back_forward', true, true],
  ['back_forward', false, false],
  ['navigate', undefined, false],
])('a page of type %s, discarded: %s, was reloaded: %s (F-R25)', (type, wasDiscarded, wasReloaded) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
  if (wasDiscarded !== undefined) Object.assign(document, { wasDiscarded })
  expect(wasPageReloaded()).toBe(wasReloaded)
})
