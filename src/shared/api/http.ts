import type { AxiosProgressEvent } from 'axios'
import { type AnswerSchema, checkShape, effectiveStatus, type RawAnswer, readJson } from './response'
import { ApiError, kindOfStatus } from './api-error'
import { readEarlyAnswer } from './preloaded-response'
import { readErrorText } from './error-text'
import { type Call, carry } from './http-client'
import { takePlace, type Workplace } from './request-context'

/** What the portal gives to this module once, at its start. Nothing is shown or redirected from here. */
export interface HttpSettings {
  /** Origin of the platform; empty for the portal's own. */
  baseUrl: string
  getToken: () => string | null
  /** Some call was answered 401; the token is the one that it had been sent with, which may be an old one. */
  onUnauthorized: (tokenUsed: string | null) => void
  /** Field paths only, so it may be reported. */
  onMalformed: (report: MalformedAnswer) => void
  /** The answer to a question that the page had asked with this token before the code arrived. */
  takeEarlyAnswer?: (question: EarlyQuestion) => Promise<Response> | null
  /** Without it, every call counts as meant. */
  workplace?: Workplace
}

/** What makes two questions the same one. */
export interface EarlyQuestion {
  path: string
  token: string | null
  /** JSON as it is sent; null for a call without a body. */
  body: string | null
}

export interface MalformedAnswer {
  /** Method and path. */
  operation: string
  /** Paths of the fields that did not fit; `(not JSON)` when there were none to look at. */
  fields: readonly string[]
}

/** The generated client fills in method, headers, body and schema; a caller may add the rest. */
export interface RequestOptions<T = unknown> {
  method?: string
  headers?: NonNullable<RequestInit['headers']>
  body?: BodyInit | null
  schema?: AnswerSchema<T>
  signal?: AbortSignal | null
  /** Milliseconds until the call is given up. */
  timeout?: number
  onUploadProgress?: (progress: AxiosProgressEvent) => void
}

/** The generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

const CALL_TIMEOUT_MS = 20_000
/** 5 MB at 0.5 Mbit/s take 80 s. */
const UPLOAD_TIMEOUT_MS = 120_000

let settings: HttpSettings | null = null

export function configureHttp(given: HttpSettings): void {
  settings = given
}

/** Sends a call of the signed-in doctor. It counts as cancelled where the tab's session or clinic is another's meanwhile. */
export async function request<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  const { getToken, onUnauthorized, takeEarlyAnswer, workplace } = configured()
  const token = getToken()
  const call = toCall(path, options, token)
  const assertStillMeant = takePlace(workplace, call.operation)
  const early = isPlain(call.body) ? takeEarlyAnswer?.({ path, token, body: call.body }) : null
  try {
    const answer = (early && (await readEarlyAnswer(early, call))) ?? (await carry(call))
    const understood = understand(answer, call.operation, options.schema)
    assertStillMeant()
    return understood
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') onUnauthorized(token)
    throw error
  }
}

/** Sends a call that needs no session. A 401 then says nothing about one. */
export async function requestAnonymously<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  const call = toCall(path, options, null)
  return understand(await carry(call), call.operation, options.schema)
}

function toCall(path: string, options: RequestOptions, token: string | null): Call {
  const { method = 'GET', body = null, timeout, onUploadProgress } = options
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return {
    operation: `${method} ${path}`,
    method,
    url: configured().baseUrl + path,
    headers: Object.fromEntries(headers),
    body,
    signal: options.signal ?? undefined,
    timeout: timeout ?? (body instanceof FormData ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS),
    onUploadProgress,
  }
}

const isPlain = (body: BodyInit | null): body is string | null => body === null || typeof body === 'string'

function understand<T>(
  { status: httpStatus, text }: RawAnswer,
  operation: string,
  schema: AnswerSchema<T> | undefined,
): T {
  if (!schema) throw new TypeError(`${operation} was called without the schema of its answer`)
  const json = readJson(text)
  const body = json.isJson ? json.body : null
  const status = effectiveStatus(httpStatus, body)
  if (status < 200 || status >= 300) {
    throw new ApiError({ kind: kindOfStatus(status), operation, status, text: readErrorText(body) })
  }
  const checked = json.isJson ? checkShape(schema, body) : { ok: false as const, fields: ['(not JSON)'] }
  if (checked.ok) return checked.value
  configured().onMalformed({ operation, fields: checked.fields })
  throw new ApiError({ kind: 'malformed', operation, status })
}

function configured(): HttpSettings {
  if (!settings) throw new Error('configureHttp was not called')
  return settings
}
