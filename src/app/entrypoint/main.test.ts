// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

vi.mock('@/shared/browser', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  nextTask: () => new Promise(() => {}),
}))

test('the bundle says that it runs before it requests anything, such as the configuration', async () => {
  vi.stubGlobal('__webpack_chunk_load__', vi.fn())
  await import('./main')
  expect(window.portalIsRunning).toBe(true)
})
