import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Texts = { [key: string]: string | Texts }

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/

/** `greeting_one` and `greeting_other` are one text to those who ask for it. */
export const withoutPlural = (key: string): string => key.replace(PLURAL_SUFFIX, '')

/** Every key of a namespace, as code names it: `home:reminders.title`. */
export const keysOf = (namespace: string, texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${namespace}:${path}${key}`] : keysOf(namespace, text, `${path}${key}.`),
  )

/** Texts that have some of the plural forms of their language, but not all: some number would show nothing. */
export function missingPlurals(language: string, keys: readonly string[]): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const plural = new Set(keys.filter((key) => PLURAL_SUFFIX.test(key)).map(withoutPlural))
  return [...plural].flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !keys.includes(key))
}

/** `start-up.json` holds the namespace `startUp`. */
const namespaceOf = (file: string): string =>
  file.replace(/\.json$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const readKeys = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => keysOf(namespaceOf(file), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts))
