// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onPageRevisited } from './page-visits'

afterEach(() => vi.restoreAllMocks())

function setup() {
  const revisited = vi.fn()
  onPageRevisited(revisited)
  return revisited
}

function pageShown(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

test('coming back from another window counts as a return', () => {
  const revisited = setup()
  window.dispatchEvent(new Event('focus'))
  expect(revisited).toHaveBeenCalledOnce()
})

test('the tab counts as revisited when it becomes visible, not when it is hidden', () => {
  const revisited = setup()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(revisited).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(revisited).toHaveBeenCalledOnce()
})

test('a page that Back shows as it was left counts as revisited, a freshly loaded one does not', () => {
  const revisited = setup()
  pageShown(false)
  expect(revisited).not.toHaveBeenCalled()
  pageShown(true)
  expect(revisited).toHaveBeenCalledOnce()
})
