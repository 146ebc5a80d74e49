import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import messages from '@/shared/i18n/locales/tr/toasts.json'

/** The i18n linter cannot follow a key that passes through a store; this test replaces it. */
const code = globSync('src/**/*.{ts,tsx}', { exclude: (path) => /\.test\.tsx?$|\/generated\/|\/locales\//.test(path) })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const keysOf = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))]

const textsOfToasts = Object.fromEntries(Object.entries(messages).filter(([, text]) => typeof text === 'string'))

test.each(keysOf(textsOfToasts))('the toast text %s is used', (key) => {
  expect(code).toContain(`'${key}'`)
})

test.each(keysOf(messages.actions))('the toast action %s is used', (label) => {
  expect(code).toContain(`label: '${label}'`)
})
