import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { i18n, LANGUAGES, loadLanguage } from '@/shared/i18n'

const html = readFileSync(new URL('index.html', import.meta.url), 'utf8')

test.each(LANGUAGES)('the first paint has the name of the product in %s', async (language) => {
  await loadLanguage(language)
  const product = i18n.getFixedT(language, 'common')('product')
  expect(html).toContain(`<b lang="${language}">${product}</b>`)
})
