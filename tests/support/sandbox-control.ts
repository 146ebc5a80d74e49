/** What the clinic's other side can do, by the sandbox's control calls. */
export interface SandboxControl {
  /** The demo data as they were at the start. */
  reset: () => Promise<void>
  /** Sends a live event, to one doctor (e-mail) or to everybody. */
  emit: (event: string, payload: unknown, to?: string) => Promise<void>
  addReminder: (reminder: object) => Promise<unknown>
  addNotification: (notification: object) => Promise<unknown>
  changeNotification: (uuid: string, change: object) => Promise<unknown>
  removeNotification: (uuid: string) => Promise<void>
  disconnect: (channel: 'live' | 'telemedicine', how: 'server' | 'transport') => Promise<void>
  openRoom: (participant: string) => Promise<{ room: string; doctorPath: string; patientPath: string }>
  /** The last API requests that arrived, oldest first. */
  requests: () => Promise<readonly { method: string; path: string; body: unknown }[]>
}

/** @throws with the sandbox's own words when it refuses */
export function sandboxControl(origin: string): SandboxControl {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox/control/${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /sandbox/control/${path} answered ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    reset: async () => void (await call('POST', 'reset', {})),
    emit: async (event, payload, to) => void (await call('POST', 'emit', { event, payload, ...(to && { to }) })),
    addReminder: (reminder) => call('POST', 'reminders', reminder),
    addNotification: (notification) => call('POST', 'notifications', notification),
    changeNotification: (uuid, change) => call('PATCH', `notifications/${uuid}`, change),
    removeNotification: async (uuid) => void (await call('DELETE', `notifications/${uuid}`)),
    disconnect: async (channel, how) => void (await call('POST', 'disconnect', { channel, how })),
    openRoom: (participant) => call('POST', 'rooms', { participant }) as ReturnType<SandboxControl['openRoom']>,
    requests: () => call('GET', 'requests') as ReturnType<SandboxControl['requests']>,
  }
}
