import type { Namespace, ParseKeys, TFunction } from 'i18next'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation as useReactI18next } from 'react-i18next'
import { i18n } from './i18n'
import type { Language } from './language'

/**
 * `t` for keys of `Ns`, those of the first namespace without a prefix. `TFunction` of i18next also computes a type for each
 * text, which is always `string` here, and takes a fifth of the time of the type check.
 */
export interface Translate<Ns extends Namespace> {
  (key: ParseKeys<Ns>, values?: object): string
}

/** `t` whose keys are not checked, because the namespace is known only at run time. */
type TranslateAny = (key: string, values?: object) => string

const TranslationContext = createContext(createTranslations(i18n.getFixedT(null, 'common')))

/**
 * Renders all components that call `useTranslation` again when the language changes or texts are added: one subscription
 * instead of one in each of the about 80 uses on the first screen.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const { t } = useReactI18next()
  const translations = useMemo(() => createTranslations(t), [t])
  return <TranslationContext value={translations}>{children}</TranslationContext>
}

/**
 * `t` looks up keys in the first namespace; keys of the others are written as `namespace:key`. A change of the texts creates
 * a new `t`; without a provider, components do not render again then.
 */
export function useTranslation<const Ns extends Namespace = 'common'>(
  namespaces?: Ns,
): { t: Translate<Ns>; language: Language } {
  const { inNamespace } = use(TranslationContext)
  const [namespace = 'common'] = [namespaces ?? []].flat()
  // The language is a string to i18next, but only `initI18n` and `applyLanguage` set it.
  return { t: inNamespace(namespace), language: i18n.language as Language }
}

/** `t` in a language that is not that of the page; its texts must be loaded. */
export const translateIn = <const Ns extends Namespace>(language: Language, namespaces: Ns): Translate<Ns> =>
  // The result is checked as `Translate`, to which the overloads of `TFunction` cannot be assigned.
  i18n.getFixedT(language, namespaces) as unknown as TranslateAny

/** `inNamespace` returns the same `t` in each call for one namespace. */
function createTranslations(translate: TFunction) {
  const functions = new Map<string, TranslateAny>()
  return {
    inNamespace: (namespace: string) => {
      const t = functions.get(namespace) ?? bindNamespace(translate as unknown as TranslateAny, namespace)
      functions.set(namespace, t)
      return t
    },
  }
}

const bindNamespace =
  (translate: TranslateAny, namespace: string): TranslateAny =>
  (key, values) =>
    (values ? undefined : plainText(namespace, key)) ?? translate(key, { ns: namespace, ...values })

/** Reads a text without parameters or nesting directly, because `translate` resolves them for every text; else undefined. */
function plainText(defaultNamespace: string, fullKey: string): string | undefined {
  const [key = '', namespace = defaultNamespace] = fullKey.split(':').reverse()
  const text: unknown = i18n.getResource(i18n.language, namespace, key)
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : undefined
}
