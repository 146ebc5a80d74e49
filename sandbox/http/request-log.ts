const CAPACITY = 1_000
const SECRET = /password|token|^pin$/i
const MASK = '***'

export interface LoggedRequest {
  at: string
  method: string
  path: string
  operationId: string | null
  account: string | null
  status: number
  durationMs: number
  body: unknown
}

export type RequestLog = ReturnType<typeof createRequestLog>

/** The last requests to the API, for tests and for people who want to see what the portal sends. */
export const createRequestLog = () => {
  let requests: LoggedRequest[] = []
  return {
    add(request: LoggedRequest): void {
      requests.push({ ...request, body: withoutSecrets(request.body) })
      // Trimmed by halves: moving a thousand entries for every request would be waste.
      if (requests.length >= CAPACITY * 2) requests = requests.slice(-CAPACITY)
    },
    all: (): LoggedRequest[] => requests.slice(-CAPACITY),
    clear(): void {
      requests = []
    },
  }
}

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? MASK : withoutSecrets(part)]),
  )
}
