import { expect, test } from 'vitest'
import { LANGUAGES } from '@/shared/i18n'
import { HELP_LANGUAGES } from './articles'

test('each language has its code of two capital letters (F-H17)', () => {
  expect(LANGUAGES.map((language) => HELP_LANGUAGES[language])).toEqual(['TR', 'EN'])
})
