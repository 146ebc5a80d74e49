import type { AxiosProgressEvent, AxiosStatic } from 'axios'
import { createTask } from '@/shared/lib/effector'
import type { RawResponse } from './response'
import { ApiError } from './api-error'

export interface HttpRequest {
  operation: string
  method: string
  url: string
  headers: Record<string, string>
  body: BodyInit | null
  signal: AbortSignal | undefined
  timeout: number
  /** The request is finished by the browser even if the page is left. */
  isKeptAlive: boolean
  onUploadProgress: ((progress: AxiosProgressEvent) => void) | undefined
}

/** Every HTTP response resolves, with its body as text; only network errors, timeouts and aborts reject. */
export async function sendRequest({
  operation,
  onUploadProgress,
  headers,
  body,
  signal,
  isKeptAlive,
  ...config
}: HttpRequest): Promise<RawResponse> {
  const axios = await loadAxios(operation)
  try {
    const {
      status,
      data,
      headers: received,
    } = await axios.request<string>({
      ...config,
      // Without a body axios would still send a form content type, which a platform may reject.
      headers: body === null ? { ...headers, 'Content-Type': false } : headers,
      data: body,
      responseType: 'text',
      transformResponse: [(text: string | undefined) => text ?? ''],
      validateStatus: null,
      transitional: { clarifyTimeoutError: true },
      ...(isKeptAlive ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
      ...(signal ? { signal } : {}),
      ...(onUploadProgress ? { onUploadProgress } : {}),
    })
    return { status, text: data, retryAfter: textOf(received['retry-after']), date: textOf(received.date) }
  } catch (error) {
    if (axios.isCancel(error)) throw new ApiError({ kind: 'cancelled', operation })
    if (!axios.isAxiosError(error)) throw error
    throw new ApiError({ kind: error.code === axios.AxiosError.ETIMEDOUT ? 'timeout' : 'offline', operation })
  }
}

const textOf = (header: unknown): string | null => (typeof header === 'string' ? header : null)

/** The requests of the first screen are preloaded without axios; the next request needs it. */
export const prefetchHttpClientTask = createTask(async () => {
  await import('axios').catch(() => {})
})

async function loadAxios(operation: string): Promise<AxiosStatic> {
  try {
    const { default: axios } = await import('axios')
    return axios
  } catch {
    // The chunk could not be loaded: for the caller this is the same as no connection.
    throw new ApiError({ kind: 'offline', operation })
  }
}
