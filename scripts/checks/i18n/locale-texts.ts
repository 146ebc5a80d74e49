import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Texts {
  [key: string]: string | Texts
}

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/

/** `greeting_one` and `greeting_other` are one key in the code. */
export const withoutPlural = (key: string): string => key.replace(PLURAL_SUFFIX, '')

/** Keys with their namespace: `home:reminders.title`. */
export const keysOf = (namespace: string, texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${namespace}:${path}${key}`] : keysOf(namespace, text, `${path}${key}.`),
  )

/** Plural forms that the language requires and that are missing. */
export function missingPlurals(language: string, keys: readonly string[]): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const plural = new Set(keys.filter((key) => PLURAL_SUFFIX.test(key)).map(withoutPlural))
  return [...plural].flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !keys.includes(key))
}

/** `start-up.json` contains the namespace `startUp`. */
const namespaceOf = (file: string): string =>
  file.replace(/\.json$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const readKeys = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => keysOf(namespaceOf(file), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts))
