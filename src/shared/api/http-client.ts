import type { AxiosProgressEvent, AxiosStatic } from 'axios'
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
  onUploadProgress: ((progress: AxiosProgressEvent) => void) | undefined
}

/**
 * Carries a call with axios, which is loaded with the first call and not before. Every answer counts as carried, whatever
 * its status; it arrives as the text that was sent, so that one place (`response.ts`) decides what it means.
 */
export async function sendRequest({
  operation,
  onUploadProgress,
  headers,
  body,
  signal,
  ...call
}: HttpRequest): Promise<RawResponse> {
  const axios = await loadAxios(operation)
  try {
    const { status, data } = await axios.request<string>({
      ...call,
      // Without a body axios would announce a form all the same, which a platform may refuse.
      headers: body === null ? { ...headers, 'Content-Type': false } : headers,
      data: body,
      responseType: 'text',
      transformResponse: [(text: string | undefined) => text ?? ''],
      validateStatus: null,
      transitional: { clarifyTimeoutError: true },
      ...(signal ? { signal } : {}),
      ...(onUploadProgress ? { onUploadProgress } : {}),
    })
    return { status, text: data }
  } catch (error) {
    if (axios.isCancel(error)) throw new ApiError({ kind: 'cancelled', operation })
    if (!axios.isAxiosError(error)) throw error
    throw new ApiError({ kind: error.code === axios.AxiosError.ETIMEDOUT ? 'timeout' : 'offline', operation })
  }
}

/** Fetches the code that carries calls, so that the first one need not wait for it. What does not come then comes with that call. */
export async function prefetchHttpClient(): Promise<void> {
  await import('axios').catch(() => {})
}

async function loadAxios(operation: string): Promise<AxiosStatic> {
  try {
    const { default: axios } = await import('axios')
    return axios
  } catch {
    // The file could not be fetched: for the caller that is the same as no connection.
    throw new ApiError({ kind: 'offline', operation })
  }
}
