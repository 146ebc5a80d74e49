// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { onLinkReached, onPageLeft, onPageResumed } from './page-events'

function setup() {
  const onResumed = vi.fn()
  onPageResumed(onResumed)
  return onResumed
}

const dispatchTransition = (name: 'pageshow' | 'pagehide', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))

test('focus on the window resumes the page', () => {
  const onResumed = setup()
  window.dispatchEvent(new Event('focus'))
  expect(onResumed).toHaveBeenCalledOnce()
})

test('the page is resumed when the tab becomes visible, not when it is hidden', () => {
  const onResumed = setup()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onResumed).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onResumed).toHaveBeenCalledOnce()
})

test('a page that is restored from the bfcache is resumed, a freshly loaded one is not', () => {
  const onResumed = setup()
  dispatchTransition('pageshow', false)
  expect(onResumed).not.toHaveBeenCalled()
  dispatchTransition('pageshow', true)
  expect(onResumed).toHaveBeenCalledOnce()
})

test('a frozen page is resumed when the browser unfreezes it (F-O11)', () => {
  const onResumed = setup()
  document.dispatchEvent(new Event('resume'))
  expect(onResumed).toHaveBeenCalledOnce()
})

test('a page that is left counts as cached only if the browser keeps it for Back', () => {
  const onLeft = vi.fn()
  onPageLeft(onLeft)
  dispatchTransition('pagehide', false)
  dispatchTransition('pagehide', true)
  expect(onLeft.mock.calls).toEqual([[{ isCached: false }], [{ isCached: true }]])
})

test.each(['pointerover', 'focusin'])('%s on a link of the portal, or on a part of it, reports its path', (type) => {
  document.body.innerHTML = `
    <a id="page" href="/tr/takvim?gun=1"><span id="part">Takvim</span></a>
    <a id="elsewhere" href="https://example.test/tr/takvim">Takvim</a>
    <button id="button">Takvim</button>`
  const onReached = vi.fn()
  onTestFinished(onLinkReached(onReached))
  for (const id of ['part', 'elsewhere', 'button'])
    document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(onReached).toHaveBeenCalledExactlyOnceWith('/tr/takvim')
})
