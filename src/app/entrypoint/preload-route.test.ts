import { beforeEach, expect, test, vi } from 'vitest'
import * as screens from '@/app/routes/screens'
import * as browser from '@/shared/browser'
import { parsePortalConfig } from '@/shared/config'
import * as i18n from '@/shared/i18n'
import { preloadRoute, preloadScreen } from './preload-route'

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

test('the screen of a link is preloaded unless another application has it', () => {
  const config = parsePortalConfig({
    calendarHelpCategory: crypto.randomUUID(),
    otherScreensUrl: 'https://old.clinic.example',
    handOverScreens: ['calendar'],
  })
  vi.mocked(screens.externalScreenUrl).mockImplementation((id) =>
    id === 'calendar' ? 'https://old.clinic.example' : null,
  )
  preloadScreen('/tr/takvim', config)
  expect(loadScreen).not.toHaveBeenCalled()
  preloadScreen('/tr/randevu-listesi', config)
  expect(loadScreen).toHaveBeenCalledExactlyOnceWith('appointments')
})
