import type { EventCallable } from 'effector'
import type { ParseKeys } from 'i18next'

/** `danger` interrupts a screen reader and is the last to make room for others. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger'

/**
 * A text of `messages.json`, chosen by the model whose story it belongs to. It becomes words where it is shown, in the
 * language of that moment.
 */
export interface MessageText {
  /** One that counts is named without its plural form, which follows from `params.count`. */
  key: Exclude<ParseKeys<'messages', Record<never, never>, 'toasts'>, `${string}_${Intl.LDMLPluralRule}`>
  params?: Readonly<Record<string, string | number>>
}

/** What the doctor can do about a message; choosing it also closes the message. */
export interface MessageAction {
  label: ParseKeys<'messages', Record<never, never>, 'actions'>
  event: EventCallable<void>
}

export interface Message {
  tone: MessageTone
  text: MessageText
  action?: MessageAction
}

/** Whether two messages look the same, so that one of them with a counter says as much. */
export function isSameMessage(one: Message, other: Message): boolean {
  return (
    one.tone === other.tone &&
    one.text.key === other.text.key &&
    one.action?.label === other.action?.label &&
    areSameParams(one.text.params ?? {}, other.text.params ?? {})
  )
}

type Params = NonNullable<MessageText['params']>

const areSameParams = (one: Params, other: Params): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])
