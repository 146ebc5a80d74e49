import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts'

interface ApiResponse {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads responses of any shape
  body: any
}

export interface ApiClient {
  get(path: string): Promise<ApiResponse>
  post(path: string, body?: unknown): Promise<ApiResponse>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>
}

export const createApiClient = ({ address }: Platform, token?: string): ApiClient => {
  const send: ApiClient['send'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return { send, get: (path) => send('GET', path), post: (path, body) => send('POST', path, body) }
}

/**
 * A platform in memory with few patients. `close` fails the test file if the platform has logged anything, for example a
 * response that does not match the API description.
 */
export const startTestPlatform = async (options: PlatformOptions = {}) => {
  const logged: string[] = []
  const platform = await createPlatform({ patients: 300, log: (line) => void logged.push(line), ...options })
  return {
    ...platform,
    async close() {
      await platform.close()
      if (logged.length > 0) throw new Error(logged.join('\n'))
    },
    /** A client signed in as the account, or without a session. */
    as: (email?: string) => createApiClient(platform, email && platform.control.openSession(email)),
  }
}

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>
