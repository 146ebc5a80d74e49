/** What an error answer says to the doctor. */
export interface ErrorText {
  message: string | null
  fields: Record<string, string[]>
}

export const NO_ERROR_TEXT: ErrorText = { message: null, fields: {} }

const MAX_MESSAGE_LENGTH = 300

/**
 * Reads an `ErrorBody` field by field instead of by its schema: proxies answer errors with bodies of their own, and one
 * odd field must not cost the sentence that explains the rest.
 */
export function readErrorText(body: unknown): ErrorText {
  if (!isRecord(body)) return NO_ERROR_TEXT
  return { message: toPlainText(body.message), fields: readFields(body.errors) }
}

function readFields(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {}
  const entries = Object.entries(errors).map(([field, said]): [string, string[]] => [
    field,
    (Array.isArray(said) ? said : [said]).map(toPlainText).filter((text) => text !== null),
  ])
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

/** Markup means that the sentence was not written for a doctor's eyes. */
function toPlainText(value: unknown): string | null {
  if (typeof value !== 'string' || /<[a-z!/]/i.test(value)) return null
  return value.trim().slice(0, MAX_MESSAGE_LENGTH) || null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
