// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './clipboard'

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

const offer = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

test('a text is written to the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  offer({ writeText })
  await copyText('10000000146')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('10000000146')
})

test('a rejected or missing clipboard rejects (F-O24)', async () => {
  offer({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) })
  await expect(copyText('1')).rejects.toThrow('denied')
  offer(undefined)
  await expect(copyText('1')).rejects.toThrow(TypeError)
})
