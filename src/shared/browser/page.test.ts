// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { hidePage, reloadHidden, showPage } from './page'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.pageHidden
})

const isConcealed = () => document.documentElement.hasAttribute('data-page-hidden')

test('a concealed page is shown again when it may be', () => {
  hidePage()
  expect(isConcealed()).toBe(true)
  showPage()
  expect(isConcealed()).toBe(false)
})

test('a page on its way out is not shown again, whoever asks for it', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  reloadHidden()
  expect(reload).toHaveBeenCalledOnce()
  hidePage()
  showPage()
  expect(isConcealed()).toBe(true)
})
