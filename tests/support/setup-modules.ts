// Test files share the worker, its libraries and, in happy-dom, the page; each gets its own instances of our modules and their mocks.
import { vi } from 'vitest'

vi.resetModules()

if (typeof document !== 'undefined') {
  document.documentElement.removeAttribute('data-screen-locked')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
}
