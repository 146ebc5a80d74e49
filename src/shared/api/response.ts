import { isRecord } from './error-text'

/** What came back, before anything is known about it. */
export interface RawResponse {
  status: number
  text: string
}

export type Json = { isJson: true; body: unknown } | { isJson: false }

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
  const inside = Number(body.statusCode ?? (isRecord(body.data) ? body.data.statusCode : undefined))
  return inside >= 400 && inside <= 599 ? inside : httpStatus
}
