// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { closePip, isDocumentPipSupported, onPipKeyDown, openPipWindow } from './picture-in-picture'

afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset.mode
})

const SIZE = { width: 400, height: 300 }

const createPipWindow = () =>
  Object.assign(new EventTarget(), { document: document.implementation.createHTMLDocument('') })

test('a picture-in-picture window has the styles, mode and language of the page', async () => {
  const pipWindow = createPipWindow()
  const requestWindow = vi.fn(() => Promise.resolve(pipWindow))
  vi.stubGlobal('documentPictureInPicture', { requestWindow })
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
  document.documentElement.lang = 'tr'
  document.documentElement.dataset.mode = 'dark'
  expect(isDocumentPipSupported()).toBe(true)
  expect(await openPipWindow(SIZE)).toBe(pipWindow)
  expect(requestWindow).toHaveBeenCalledExactlyOnceWith(SIZE)
  const { head, documentElement } = pipWindow.document
  expect(head.querySelector('style')?.textContent).toBe('p { color: red }')
  expect(documentElement.lang).toBe('tr')
  expect(documentElement.dataset.mode).toBe('dark')
})

test('an open picture-in-picture window follows mode and language of the page until it is closed', async () => {
  const pipWindow = createPipWindow()
  vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.resolve(pipWindow) })
  document.documentElement.lang = 'tr'
  await openPipWindow(SIZE)
  const { documentElement } = pipWindow.document
  document.documentElement.lang = 'en'
  document.documentElement.dataset.mode = 'dark'
  await vi.waitFor(() => expect([documentElement.lang, documentElement.dataset.mode]).toEqual(['en', 'dark']))
  delete document.documentElement.dataset.mode
  await vi.waitFor(() => expect(documentElement.dataset.mode).toBeUndefined())
  pipWindow.dispatchEvent(new Event('pagehide'))
  document.documentElement.lang = 'tr'
  await Promise.resolve()
  expect(documentElement.lang).toBe('en')
})

test('keys in the window are reported until the listener is removed', async () => {
  const pipWindow = createPipWindow()
  vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.resolve(pipWindow) })
  const listen = vi.fn()
  const stop = onPipKeyDown(listen)
  await openPipWindow(SIZE)
  const press = new KeyboardEvent('keydown', { key: 'm' })
  pipWindow.dispatchEvent(press)
  expect(listen).toHaveBeenCalledExactlyOnceWith(press)
  stop()
  pipWindow.dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }))
  expect(listen).toHaveBeenCalledOnce()
})

test('no window opens if the browser rejects it or does not support it (F-O23)', async () => {
  expect(isDocumentPipSupported()).toBe(false)
  expect(await openPipWindow(SIZE)).toBeNull()
  vi.stubGlobal('documentPictureInPicture', {
    requestWindow: () => Promise.reject(new DOMException('no user activation')),
  })
  expect(await openPipWindow(SIZE)).toBeNull()
})

test('windows of both kinds are closed', () => {
  const close = vi.fn()
  const exit = vi.fn(() => Promise.resolve())
  Object.defineProperty(document, 'exitPictureInPicture', { value: exit, configurable: true })
  closePip()
  expect(exit).not.toHaveBeenCalled()
  vi.stubGlobal('documentPictureInPicture', { window: { close } })
  Object.defineProperty(document, 'pictureInPictureElement', { value: document.body, configurable: true })
  closePip()
  expect(close).toHaveBeenCalledOnce()
  expect(exit).toHaveBeenCalledOnce()
  Reflect.deleteProperty(document, 'pictureInPictureElement')
})
