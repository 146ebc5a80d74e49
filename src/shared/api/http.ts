import type { AxiosProgressEvent } from 'axios'
import { effectiveStatus, type RawResponse, readJson } from './response'
import { readTolerantly, type ResponseSchema } from './tolerant-reader'
import { ApiError, kindOfStatus } from './api-error'
import { readPreloadedResponse } from './preloaded-response'
import { readErrorText } from './error-text'
import { type HttpRequest, sendRequest } from './http-client'
import { captureContext, type RequestContext } from './request-context'

/** What the portal gives to this module once, at its start. Nothing is shown or redirected from here. */
export interface HttpSettings {
  /** Origin of the platform; empty for the portal's own. */
  baseUrl: string
  getToken: () => string | null
  /** Some call was answered 401; the token is the one that it had been sent with, which may be an old one. */
  onUnauthorized: (tokenUsed: string | null) => void
  /** Field paths only, so it may be reported. */
  onMalformed: (report: MalformedResponse) => void
  /** The response to a question that the page had asked with this token before the code arrived. */
  takePreloadedResponse?: (requestKey: RequestKey) => Promise<Response> | null
  /** Without it, every call counts as meant. */
  requestContext?: RequestContext
}

/** What makes two questions the same one. */
export interface RequestKey {
  path: string
  token: string | null
  /** JSON as it is sent; null for a call without a body. */
  body: string | null
}

export interface MalformedResponse {
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
  schema?: ResponseSchema<T>
  signal?: AbortSignal | null
  /** Milliseconds until the call is given up. */
  timeout?: number
  onUploadProgress?: (progress: AxiosProgressEvent) => void
  /** A call that the doctor did not ask for: its 401 is an error of the caller alone and ends no session. */
  isBackground?: boolean
  /** For a write that must not be repeated: a success counts as one, and a body that cannot be read as an empty object. */
  isBodyOptional?: boolean
}

/** The generated hooks take their error type from here. */
export type ErrorType<_Body> = ApiError

const REQUEST_TIMEOUT_MS = 20_000
/** 5 MB at 0.5 Mbit/s take 80 s. */
const UPLOAD_TIMEOUT_MS = 120_000

let settings: HttpSettings | null = null

export function configureHttp(httpSettings: HttpSettings): void {
  settings = httpSettings
}

/** Sends a call of the signed-in doctor. It counts as cancelled where the tab's session or clinic is another's meanwhile. */
export async function request<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  const { getToken, onUnauthorized, takePreloadedResponse, requestContext } = requireSettings()
  const token = getToken()
  const call = toHttpRequest(path, options, token)
  const assertContextUnchanged = captureContext(requestContext, call.operation)
  const early = isPlain(call.body) ? takePreloadedResponse?.({ path, token, body: call.body }) : null
  try {
    const response = (early && (await readPreloadedResponse(early, call))) ?? (await sendRequest(call))
    const parsed = parseResponse(response, call.operation, options)
    assertContextUnchanged()
    return parsed
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized' && !options.isBackground) onUnauthorized(token)
    throw error
  }
}

/** Sends a call that needs no session. A 401 then says nothing about one. */
export async function requestAnonymously<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  const call = toHttpRequest(path, options, null)
  return parseResponse(await sendRequest(call), call.operation, options)
}

function toHttpRequest(path: string, options: RequestOptions, token: string | null): HttpRequest {
  const { method = 'GET', body = null, timeout, onUploadProgress } = options
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return {
    operation: `${method} ${path}`,
    method,
    url: requireSettings().baseUrl + path,
    headers: Object.fromEntries(headers),
    body,
    signal: options.signal ?? undefined,
    timeout: timeout ?? (body instanceof FormData ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
    onUploadProgress,
  }
}

const isPlain = (body: BodyInit | null): body is string | null => body === null || typeof body === 'string'

function parseResponse<T>(
  { status: httpStatus, text }: RawResponse,
  operation: string,
  { schema, isBodyOptional = false }: RequestOptions<T>,
): T {
  if (!schema) throw new TypeError(`${operation} was called without the schema of its response`)
  const json = readJson(text)
  const body = json.isJson ? json.body : null
  const status = effectiveStatus(httpStatus, body)
  if (status < 200 || status >= 300) {
    throw new ApiError({ kind: kindOfStatus(status), operation, status, text: readErrorText(body) })
  }
  const result = json.isJson ? readTolerantly(schema, body) : { ok: false as const, fields: ['(not JSON)'] }
  if (result.fields.length > 0) requireSettings().onMalformed({ operation, fields: result.fields })
  if (result.ok) return result.value
  const empty = isBodyOptional ? readTolerantly(schema, {}) : result
  if (empty.ok) return empty.value
  throw new ApiError({ kind: 'malformed', operation, status })
}

function requireSettings(): HttpSettings {
  if (!settings) throw new Error('configureHttp was not called')
  return settings
}
