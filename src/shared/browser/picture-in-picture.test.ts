// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isDocumentPipSupported, onPipKeyDown, openPipWindow } from './picture-in-picture'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  delete document.documentElement.dataset.mode
})

const SIZE = { width: 400, height: 300 }

const ownWindow = () => Object.assign(new EventTarget(), { document: document.implementation.createHTMLDocument('') })

test('a window of its own has the styles, the mode and the language of the page', async () => {
  const own = ownWindow()
  const requestWindow = vi.fn(() => Promise.resolve(own))
  vi.stubGlobal('documentPictureInPicture', { requestWindow })
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
  document.documentElement.lang = 'tr'
  document.documentElement.dataset.mode = 'dark'
  expect(isDocumentPipSupported()).toBe(true)
  expect(await openPipWindow(SIZE)).toBe(own)
  expect(requestWindow).toHaveBeenCalledExactlyOnceWith(SIZE)
  const { head, documentElement } = own.document
  expect(head.querySelector('style')?.textContent).toBe('p { color: red }')
  expect(documentElement.lang).toBe('tr')
  expect(documentElement.dataset.mode).toBe('dark')
})

test('its keys are heard, until nobody listens any more', async () => {
  const own = ownWindow()
  vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.resolve(own) })
  const listen = vi.fn()
  const stop = onPipKeyDown(listen)
  await openPipWindow(SIZE)
  const press = new KeyboardEvent('keydown', { key: 'm' })
  own.dispatchEvent(press)
  expect(listen).toHaveBeenCalledExactlyOnceWith(press)
  stop()
  own.dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }))
  expect(listen).toHaveBeenCalledOnce()
})

test('where the browser refuses, or knows no such windows, there is none', async () => {
  expect(isDocumentPipSupported()).toBe(false)
  expect(await openPipWindow(SIZE)).toBeNull()
  vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.reject(new DOMException('no press')) })
  expect(await openPipWindow(SIZE)).toBeNull()
})
