import { isEmptyArray, isRecord } from '@/shared/lib/json'

export interface RawResponse {
  status: number
  text: string
  /** Headers; null if missing, or hidden by CORS. */
  retryAfter: string | null
  date: string | null
}

type Json = { isJson: true; body: unknown } | { isJson: false }

/** The body of an empty text is null. */
export function readJson(text: string): Json {
  if (text.trim() === '') return { isJson: true, body: null }
  try {
    return { isJson: true, body: JSON.parse(text) }
  } catch {
    // The message of the parser quotes the body, which may contain patient data.
    return { isJson: false }
  }
}

/** Bodies that stand for an object without fields. The schema decides whether it needs any. */
export const isEmptyBody = (json: Json): boolean => json.isJson && (json.body === null || isEmptyArray(json.body))

/** The platform reports errors in an HTTP 200 too: `statusCode`, or `data.statusCode` (`checkDoctorUser`). */
export function effectiveStatus(httpStatus: number, body: unknown): number {
  if (!isRecord(body)) return httpStatus
  const inside = Number(body.statusCode ?? (isRecord(body.data) ? body.data.statusCode : undefined))
  return inside >= 400 && inside <= 599 ? inside : httpStatus
}
