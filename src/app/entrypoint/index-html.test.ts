import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import english from '@/shared/i18n/locales/en/common.json'
import turkish from '@/shared/i18n/locales/tr/common.json'

const html = readFileSync(new URL('index.html', import.meta.url), 'utf8')

test.each([
  ['tr', turkish.product],
  ['en', english.product],
])('the first paint has the name of the product in %s', (language, product) => {
  expect(html).toContain(`<b lang="${language}">${product}</b>`)
})
