import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import messages from '@/shared/i18n/locales/tr/toasts.json'

/** The linter of texts cannot follow a key that travels through a store; this takes its place. */
const code = globSync('src/**/*.{ts,tsx}', { exclude: (path) => /\.test\.tsx?$|\/generated\/|\/locales\//.test(path) })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const keysOf = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))]

const textsOfToasts = Object.fromEntries(Object.entries(messages).filter(([, text]) => typeof text === 'string'))

test.each(keysOf(textsOfToasts))('somebody says the message %s', (key) => {
  expect(code).toContain(`'${key}'`)
})

test.each(keysOf(messages.actions))('some message offers to %s', (label) => {
  expect(code).toContain(`label: '${label}'`)
})
