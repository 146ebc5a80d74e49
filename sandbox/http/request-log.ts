const CAPACITY = 1_000
const SECRET = /password|token|^pin$/i
const MASK = '***'
/** Limit of a body as JSON text; a longer one is truncated, so that large uploads do not fill the memory. */
const MAX_BODY_CHARACTERS = 2_048

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

export const createRequestLog = () => {
  let requests: LoggedRequest[] = []
  return {
    add(request: LoggedRequest): void {
      requests.push({ ...request, body: truncate(withoutSecrets(request.body)) })
      // Trimmed by half, so that the array is not copied for every request.
      if (requests.length >= CAPACITY * 2) requests = requests.slice(-CAPACITY)
    },
    all: (): LoggedRequest[] => requests.slice(-CAPACITY),
    clear(): void {
      requests = []
    },
  }
}

const truncate = (body: unknown): unknown => {
  const text = JSON.stringify(body) ?? ''
  return text.length > MAX_BODY_CHARACTERS ? { truncated: text.slice(0, MAX_BODY_CHARACTERS) } : body
}

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? MASK : withoutSecrets(part)]),
  )
}
