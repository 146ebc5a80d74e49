export interface LoggedRequest {
  method: string
  path: string
  operationId: string | null
  account: string | null
  status: number
  body: unknown
}

/** A fault of the API: which call, what it answers instead or how long it takes, how often. */
export interface Fault {
  operationId?: string
  status?: number
  delayMs?: number
  /** Null for every call until the faults are cleared. */
  times?: number | null
}

/** What is answered instead of the operation's result, in any shape: JSON, or raw text. */
export type ReplacedAnswer = { status?: number } & ({ body: unknown } | { text: string })

/** How well packets get through between somebody in a consultation and the media server; what is left out is as good as ever. */
export interface LinkQuality {
  /** What the person sends, what they receive, or both. */
  direction?: 'up' | 'down' | 'both'
  /** Percent of the packets. */
  loss?: number
  delayMs?: number
  kbps?: number | null
}

/** What the clinic's other side can do, by the sandbox's control calls. */
export interface SandboxControl {
  /** The demo data as they were at the start; no fault, no request on record. */
  reset: () => Promise<void>
  /** Sends a live event to an account (e-mail), to a clinic (uuid), or to everybody; answers how many portals heard it. */
  emit: (event: string, payload: unknown, to?: { account?: string; clinic?: string }) => Promise<number>
  addReminder: (reminder: object) => Promise<unknown>
  addNotification: (notification: object) => Promise<unknown>
  changeNotification: (uuid: string, change: object) => Promise<unknown>
  removeNotification: (uuid: string) => Promise<void>
  addPatient: (patient: { uuid: string; name: string; surname?: string } & Record<string, unknown>) => Promise<void>
  setTransactions: (transactions: boolean, clinic?: string) => Promise<void>
  switchClinic: (clinic: string, account?: string) => Promise<void>
  expireSessions: (account?: string) => Promise<void>
  disconnect: (channel: 'live' | 'telemedicine', how: 'server' | 'transport') => Promise<void>
  /** What carries the consultations dies; answers how many there were. */
  crashMedia: () => Promise<number>
  /** For the participant with this name, from their next join on; later changes take effect immediately. */
  setNetwork: (name: string, quality: LinkQuality) => Promise<void>
  openRoom: (participant: string) => Promise<{ room: string; doctorPath: string; patientPath: string }>
  addFault: (fault: Fault) => Promise<void>
  /** Answers an operation with any body, also one that the description does not allow: `times` calls, or until cleared. */
  replaceAnswer: (operationId: string, answer: ReplacedAnswer, times?: number) => Promise<void>
  clearFaults: () => Promise<void>
  /** The last API requests that arrived, oldest first. */
  requests: () => Promise<readonly LoggedRequest[]>
}

/** @throws with the sandbox's own words when it refuses */
export function sandboxControl(origin: string): SandboxControl {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox/control/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /sandbox/control/${path} answered ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const sendCommand = async (method: string, path: string, body?: object): Promise<void> => {
    await call(method, path, body)
  }

  return {
    reset: () => sendCommand('POST', 'reset'),
    emit: async (event, payload, to) => {
      const { receivers } = (await call('POST', 'emit', { event, payload, ...(to && { to }) })) as { receivers: number }
      return receivers
    },
    addReminder: (reminder) => call('POST', 'reminders', reminder),
    addNotification: (notification) => call('POST', 'notifications', notification),
    changeNotification: (uuid, change) => call('PATCH', `notifications/${uuid}`, change),
    removeNotification: (uuid) => sendCommand('DELETE', `notifications/${uuid}`),
    addPatient: (patient) => sendCommand('POST', 'patients', patient),
    setTransactions: (transactions, clinic) =>
      sendCommand('POST', 'transactions', { transactions, ...(clinic && { clinic }) }),
    switchClinic: (clinic, account) => sendCommand('POST', 'company-switch', { clinic, ...(account && { account }) }),
    expireSessions: (account) => sendCommand('POST', 'sessions/expire', { ...(account && { account }) }),
    disconnect: (channel, how) => sendCommand('POST', 'disconnect', { channel, how }),
    crashMedia: async () => ((await call('POST', 'media/crash')) as { calls: number }).calls,
    setNetwork: (name, quality) => sendCommand('POST', 'network', { name, ...quality }),
    openRoom: (participant) => call('POST', 'rooms', { participant }) as ReturnType<SandboxControl['openRoom']>,
    addFault: (fault) => sendCommand('POST', 'faults', fault),
    replaceAnswer: (operationId, answer, times) =>
      sendCommand('POST', 'faults', { operationId, ...answer, times: times ?? null }),
    clearFaults: () => sendCommand('DELETE', 'faults'),
    requests: async () => ((await call('GET', 'requests')) as { requests: LoggedRequest[] }).requests,
  }
}
