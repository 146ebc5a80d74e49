import { createPlatform, type Platform, type PlatformOptions } from '../platform.ts'

interface Answer {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into an answer before it knows its shape
  body: any
}

export interface ApiClient {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** Calls the platform over HTTP, with the token of a session or without any. */
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
 * A platform in memory with few patients. If it has anything to complain of, such as an answer of its own that does not fit
 * the description, closing it fails the test file.
 */
export const startTestPlatform = async (options: PlatformOptions = {}) => {
  const complaints: string[] = []
  const platform = await createPlatform({ patients: 300, log: (line) => void complaints.push(line), ...options })
  return {
    ...platform,
    async close() {
      await platform.close()
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
    /** A signed-in caller, or one that nobody knows. */
    as: (email?: string) => createApiClient(platform, email && platform.control.openSession(email)),
  }
}

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>
