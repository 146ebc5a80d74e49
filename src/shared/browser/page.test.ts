// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { concealPage, reloadUnseen, revealPage } from './page'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.concealed
})

const isConcealed = () => document.documentElement.hasAttribute('data-concealed')

test('a concealed page is shown again when it may be', () => {
  concealPage()
  expect(isConcealed()).toBe(true)
  revealPage()
  expect(isConcealed()).toBe(false)
})

test('a page on its way out is not shown again, whoever asks for it', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  reloadUnseen()
  expect(reload).toHaveBeenCalledOnce()
  concealPage()
  revealPage()
  expect(isConcealed()).toBe(true)
})
