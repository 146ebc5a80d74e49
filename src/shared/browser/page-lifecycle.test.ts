// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onPageCached, onPageResumed } from './page-lifecycle'

afterEach(() => vi.restoreAllMocks())

function setup() {
  const revisited = vi.fn()
  onPageResumed(revisited)
  return revisited
}

const setVisibility = (name: 'pageshow' | 'pagehide', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))

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
  setVisibility('pageshow', false)
  expect(revisited).not.toHaveBeenCalled()
  setVisibility('pageshow', true)
  expect(revisited).toHaveBeenCalledOnce()
})

test('a page that the browser had frozen counts as revisited when it goes on', () => {
  const revisited = setup()
  document.dispatchEvent(new Event('resume'))
  expect(revisited).toHaveBeenCalledOnce()
})

test('a page is put aside only where the browser keeps it for Back', () => {
  const putAside = vi.fn()
  onPageCached(putAside)
  setVisibility('pagehide', false)
  expect(putAside).not.toHaveBeenCalled()
  setVisibility('pagehide', true)
  expect(putAside).toHaveBeenCalledOnce()
})
