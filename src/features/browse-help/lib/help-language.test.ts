import { expect, test } from 'vitest'
import { LANGUAGES } from '@/shared/i18n'
import { HELP_LANGUAGES } from './help-language'

test('the platform knows each language by two capital letters', () => {
  expect(LANGUAGES.map((language) => HELP_LANGUAGES[language])).toEqual(['TR', 'EN'])
})
