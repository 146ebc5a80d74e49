import type { AxiosProgressEvent } from 'axios'
import { REQUEST_TIMEOUT_MS } from '@/shared/config'
import { ApiError, kindOfStatus, readErrorText } from './api-error'
import { type HttpRequest, sendRequest } from './http-client'
import { readPreloadedResponse } from './read-preloaded-response'
import { effectiveStatus, isEmptyBody, type RawResponse, readJson } from './response'
import { assertRetryAllowed, clearRetryTimes, readRetryAt, saveRetryTime } from './retry'
import { readTolerantly, type ResponseSchema } from './tolerant-reader'

/** Tabs share the cookies: another tab may have changed session and clinic since this screen was rendered. */
export interface RequestContext {
  /**
   * The same key as long as the tab uses the same session and clinic; null on a mismatch with the cookies. `isAnyClinic`:
   * only the session is compared.
   */
  read: (options: { isAnyClinic: boolean }) => string | null
  onMismatch: () => void
}

/**
 * Captures session and clinic when a request starts. The returned function throws if they have changed since: a
 * response for another user or clinic must never be delivered.
 * @throws {ApiError} `cancelled`, at once, on a mismatch with the cookies
 */
function captureContext(requestContext: RequestContext, operation: string, isAnyClinic: boolean): () => void {
  const check = (isSame: boolean) => {
    if (isSame) return
    requestContext.onMismatch()
    throw new ApiError({ kind: 'cancelled', operation })
  }
  const read = () => requestContext.read({ isAnyClinic })
  const captured = read()
  check(captured !== null)
  return () => check(read() === captured)
}

export interface HttpSettings {
  /** Origin of the platform; empty for the portal's own. */
  baseUrl: string
  getToken: () => string | null
  /** Language of the portal's texts, undefined before they are loaded: the browser's own may be another one. */
  getLanguage: () => string | undefined
  /** Called for a 401 with the token of that request, which may be an old one. */
  onUnauthorized: (tokenUsed: string | null) => void
  /** Called with field paths, never with values, so that the report may leave the browser. */
  onMalformed: (report: MalformedResponse) => void
  /** Called for every response with a `Date` header. */
  onServerTime: (reading: ServerTime) => void
  takePreloadedResponse: (requestKey: RequestKey) => Promise<Response | null> | null
  requestContext: RequestContext
}

/** Unix times in milliseconds: the platform wrote `serverTime` between `sentAt` and `receivedAt`, which are of the device. */
export interface ServerTime {
  serverTime: number
  sentAt: number
  receivedAt: number
}

export interface RequestKey {
  path: string
  token: string | null
  body: string | null
}

export interface MalformedResponse {
  operation: string
  /** Paths of the fields that did not fit; `(not JSON)` for a body that is not JSON. */
  fields: readonly string[]
}

interface RequestOptions<T = unknown> {
  method?: string
  headers?: NonNullable<RequestInit['headers']>
  body?: BodyInit | null
  schema?: ResponseSchema<T>
  signal?: AbortSignal | null
  /** Milliseconds. */
  timeout?: number
  onUploadProgress?: (progress: AxiosProgressEvent) => void
  /** A request that the user did not start: its 401 is an error of the caller only and ends no session. */
  isBackground?: boolean
  /** Token of a session that has already ended here: the cookies are not compared, and the request outlasts the page. */
  endedToken?: string
  /**
   * True if it undoes a request that may have been processed: it is sent even if the platform has asked to wait, and
   * whatever clinic is in the cookie.
   */
  isUndo?: boolean
  /**
   * For a write that must not be repeated: a success counts in a changed session or clinic too, and with an unreadable
   * body as an empty object.
   */
  isBodyOptional?: boolean
}

/** Name expected by the generated hooks. */
export type ErrorType<_Body> = ApiError

/** 5 MB at 0.5 Mbit/s take 80 s. */
const UPLOAD_TIMEOUT_MS = 120_000

let settings: HttpSettings | null = null

export function configureHttp(httpSettings: HttpSettings): void {
  settings = httpSettings
  clearRetryTimes()
}

/**
 * Sends a request of the signed-in user. It is cancelled if session or clinic of the tab have changed since.
 * @throws {ApiError}
 */
export async function request<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  if (options.endedToken !== undefined) return requestWithoutContext(path, options, options.endedToken)
  const { getToken, onUnauthorized, takePreloadedResponse, requestContext } = requireSettings()
  const token = getToken()
  const httpRequest = toHttpRequest(path, options, token)
  const assertContextUnchanged = captureContext(requestContext, httpRequest.operation, options.isUndo === true)
  const preloaded = isTextOrEmpty(httpRequest.body)
    ? takePreloadedResponse({ path, token, body: httpRequest.body })
    : null
  try {
    const response = (preloaded && (await receivePreloaded(preloaded, httpRequest))) ?? (await send(httpRequest))
    const parsed = parseResponse(response, httpRequest.operation, options)
    if (!options.isBodyOptional) assertContextUnchanged()
    return parsed
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized' && !options.isBackground) onUnauthorized(token)
    throw error
  }
}

export const requestAnonymously = <T>(path: string, options: RequestOptions<T> = {}): Promise<T> =>
  requestWithoutContext(path, options, null)

async function requestWithoutContext<T>(path: string, options: RequestOptions<T>, token: string | null): Promise<T> {
  const httpRequest = toHttpRequest(path, options, token)
  return parseResponse(await send(httpRequest), httpRequest.operation, options)
}

function toHttpRequest(path: string, options: RequestOptions, token: string | null): HttpRequest {
  const { method = 'GET', body = null, timeout, onUploadProgress, isUndo = false } = options
  // Without the query, which may hold a search term: the operation is logged and reported. Values in the path stay.
  const operation = `${method} ${path.split('?', 1)[0]}`
  if (!isUndo) assertRetryAllowed(operation)
  const { baseUrl, getLanguage } = requireSettings()
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  const language = getLanguage()
  if (language !== undefined) headers.set('Accept-Language', language)
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return {
    operation,
    method,
    url: baseUrl + path,
    headers: Object.fromEntries(headers),
    body,
    signal: options.signal ?? undefined,
    timeout: timeout ?? (body instanceof FormData ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
    isKeptAlive: options.endedToken !== undefined,
    onUploadProgress,
  }
}

async function receivePreloaded(
  preloaded: Promise<Response | null>,
  request: HttpRequest,
): Promise<RawResponse | null> {
  // `early.ts` has sent the request at an unknown time after the start of the page.
  return reportServerTime(await readPreloadedResponse(preloaded, request), performance.timeOrigin)
}

async function send(request: HttpRequest): Promise<RawResponse> {
  const sentAt = Date.now()
  return reportServerTime(await sendRequest(request), sentAt)
}

function reportServerTime<R extends RawResponse | null>(response: R, sentAt: number): R {
  const serverTime = Date.parse(response?.date ?? '')
  if (!Number.isNaN(serverTime)) requireSettings().onServerTime({ serverTime, sentAt, receivedAt: Date.now() })
  return response
}

const isTextOrEmpty = (body: BodyInit | null): body is string | null => body === null || typeof body === 'string'

function parseResponse<T>(
  response: RawResponse,
  operation: string,
  { schema, isBodyOptional = false }: RequestOptions<T>,
): T {
  if (!schema) throw new TypeError(`${operation} was called without the schema of its response`)
  const json = readJson(response.text)
  const body = json.isJson ? json.body : null
  const status = effectiveStatus(response.status, body)
  if (status < 200 || status >= 300) {
    const retryAt = readRetryAt(response, Date.now())
    const error = new ApiError({ kind: kindOfStatus(status), operation, status, text: readErrorText(body), retryAt })
    saveRetryTime(error)
    throw error
  }
  if (isEmptyBody(json)) {
    const empty = readTolerantly(schema, {})
    if (empty.ok) return empty.value
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
