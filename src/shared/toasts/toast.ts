import type { EventCallable } from 'effector'
import type { ParseKeys } from 'i18next'

/** `danger` interrupts a screen reader and is the last to make room for others. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** The key of a toast's text in `toasts.json`; it is translated where the toast is shown, so it follows the language. */
export interface ToastText {
  /** A top-level key; the plural form follows from `params.count`. */
  key: Exclude<ParseKeys<'toasts'>, `${string}.${string}` | `${string}_${Intl.LDMLPluralRule}`>
  params?: Readonly<Record<string, string | number>>
}

/** What the doctor can do about a message; choosing it also closes the message. */
export interface ToastAction {
  label: ParseKeys<'toasts', Record<never, never>, 'actions'>
  event: EventCallable<void>
}

export interface ToastContent {
  tone: ToastTone
  text: ToastText
  action?: ToastAction
}

/** Whether two messages look the same, so that one of them with a counter says as much. */
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
