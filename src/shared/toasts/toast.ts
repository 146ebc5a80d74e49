import type { EventCallable } from 'effector'
import type { ParseKeys } from 'i18next'

/** `danger` is announced assertively and dropped last. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** The key of a text in `toasts.json`; translated when rendered, so that it follows the language. */
export interface ToastText {
  key: Exclude<ParseKeys<'toasts'>, `${string}.${string}` | `${string}_${Intl.LDMLPluralRule}`>
  params?: Readonly<Record<string, string | number>>
}

/** Choosing the action also closes the toast. */
export interface ToastAction {
  label: ParseKeys<'toasts', Record<never, never>, 'actions'>
  event: EventCallable<void>
}

export interface ToastContent {
  tone: ToastTone
  text: ToastText
  action?: ToastAction
}

export function isSameToast(a: ToastContent, b: ToastContent): boolean {
  return (
    a.tone === b.tone &&
    a.text.key === b.text.key &&
    a.action?.label === b.action?.label &&
    areSameParams(a.text.params ?? {}, b.text.params ?? {})
  )
}

type Params = NonNullable<ToastText['params']>

const areSameParams = (a: Params, b: Params): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
