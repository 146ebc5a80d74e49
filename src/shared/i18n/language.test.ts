// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { deleteCookie, readCookie, writeCookie } from '@/shared/browser'
import { isLanguage, otherLanguage, readLanguageCookie, writeLanguageCookie } from './language'

afterEach(() => deleteCookie('lang_doctor'))

test.each(['tr', 'en'] as const)('the language is read from the cookie %s', (language) => {
  writeLanguageCookie(language)
  expect(readLanguageCookie()).toBe(language)
})

test('without a cookie the language is Turkish, and no cookie is written', () => {
  expect(readLanguageCookie()).toBe('tr')
  expect(readCookie('lang_doctor')).toBeNull()
})

test.each(['TR', 'EN', 'de', 'tr-TR', ' en', '<script>', '', 'en'.repeat(2_000)])(
  'a cookie with another value (%.20s) is reset to Turkish (F-B16)',
  (value) => {
    writeCookie('lang_doctor', value)
    expect(readLanguageCookie()).toBe('tr')
    expect(readCookie('lang_doctor')).toBe('tr')
  },
)

test('there are two languages, and each is the other language of the other one', () => {
  expect(otherLanguage('tr')).toBe('en')
  expect(otherLanguage('en')).toBe('tr')
  expect([null, undefined, 7, 'TR', 'tr'].map(isLanguage)).toEqual([false, false, false, false, true])
})
