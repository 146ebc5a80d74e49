import { isRecord } from './error-text'

/** What came back, before anything is known about it. */
export interface RawResponse {
  status: number
  text: string
}

/** Structural, so that zod/mini and classic zod schemas both fit. */
export interface ResponseSchema<T> {
  safeParse(value: unknown): ParseResult<T>
}
type ParseResult<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }

/** `fields` are paths, never values: they may be reported. */
export type ValidationResult<T> = { ok: true; value: T } | { ok: false; fields: string[] }

export type Json = { isJson: true; body: unknown } | { isJson: false }

const MAX_REPORTED_FIELDS = 20

/** An empty body counts as an empty object: whether that is enough, the schema decides. */
export function readJson(text: string): Json {
  if (text === '') return { isJson: true, body: {} }
  try {
    return { isJson: true, body: JSON.parse(text) }
  } catch {
    // The parser's message quotes the body, which may be about a patient.
    return { isJson: false }
  }
}

/** The platform says "no" inside an HTTP 200 too: in `statusCode`, or in `data.statusCode` (`checkDoctorUser`). */
export function effectiveStatus(httpStatus: number, body: unknown): number {
  if (!isRecord(body)) return httpStatus
  const inside = body.statusCode ?? (isRecord(body.data) ? body.data.statusCode : undefined)
  return typeof inside === 'number' && inside >= 400 ? inside : httpStatus
}

export function validateShape<T>(schema: ResponseSchema<T>, body: unknown): ValidationResult<T> {
  const result = schema.safeParse(body)
  if (result.success) return { ok: true, value: result.data }
  const paths = result.error.issues.map(({ path }) => toFieldPath(path))
  return { ok: false, fields: [...new Set(paths)].slice(0, MAX_REPORTED_FIELDS) }
}

/** Ten thousand bad rows are one finding, so a row's number becomes a star. */
function toFieldPath(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.') || '(root)'
}
