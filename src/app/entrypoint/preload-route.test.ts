import { beforeEach, expect, test, vi } from 'vitest'
import * as screens from '@/app/routes/screens'
import * as browser from '@/shared/browser'
import * as i18n from '@/shared/i18n'
import { preloadRoute } from './preload-route'

vi.mock('@/app/routes/screens')
vi.mock('@/shared/browser')
vi.mock('@/shared/i18n', { spy: true })
const { loadScreen } = vi.mocked(screens)
const { preloadLanguage, readLanguageCookie } = vi.mocked(i18n)

beforeEach(() => {
  vi.resetAllMocks()
  loadScreen.mockResolvedValue()
  preloadLanguage.mockResolvedValue()
  readLanguageCookie.mockReturnValue('en')
})

test.each([
  ['/', 'en', 'home'],
  ['/tr', 'tr', 'home'],
  ['/takvim', 'en', 'calendar'],
  ['/tr/calendar', 'tr', 'calendar'],
])('%s preloads the texts in %s and the screen %s', (path, language, screen) => {
  vi.mocked(browser.currentPathname).mockReturnValue(path)
  preloadRoute()
  expect(preloadLanguage).toHaveBeenCalledExactlyOnceWith(language)
  expect(loadScreen).toHaveBeenCalledExactlyOnceWith(screen)
})

test('an unknown address preloads only the texts', () => {
  vi.mocked(browser.currentPathname).mockReturnValue('/tr/yok')
  preloadRoute()
  expect(preloadLanguage).toHaveBeenCalledExactlyOnceWith('tr')
  expect(loadScreen).not.toHaveBeenCalled()
})
