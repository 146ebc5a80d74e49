import { redact } from '@/shared/lib/redact'

export interface ErrorText {
  message: string | null
  fields: Record<string, string[]>
}

export const NO_ERROR_TEXT: ErrorText = { message: null, fields: {} }

const MAX_MESSAGE_LENGTH = 300

/** Field by field instead of with its schema: one invalid field must not drop the message of a proxy. */
export function readErrorText(body: unknown): ErrorText {
  if (!isRecord(body)) return NO_ERROR_TEXT
  return { message: toPlainText(body.message), fields: readFields(body.errors) }
}

function readFields(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {}
  const entries = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).map(toPlainText).filter((text) => text !== null),
  ])
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

/** A message with markup was not written for the user. Some platforms quote the request in it. */
function toPlainText(value: unknown): string | null {
  if (typeof value !== 'string' || /<[a-z!/]/i.test(value)) return null
  return redact(value.trim()).slice(0, MAX_MESSAGE_LENGTH) || null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
