import type { Control, NotificationInput, Receivers, ReminderInput } from '../../sandbox/control/control.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import type { LoggedRequest } from '../../sandbox/http/request-log.ts'
import type { Mismatch, ResponseSummary } from '../../sandbox/http/response-validation.ts'
import type { Disconnect } from '../../sandbox/live/connections.ts'
import type { NotificationChange } from '../../sandbox/notifications/notification-store.ts'
import type { Patient } from '../../sandbox/patients/patient.ts'
import type { ProfileChange } from '../../sandbox/telemedicine/network-emulation/network-emulation.ts'

/** Response that replaces the result of an operation: JSON or text. */
type ReplacedResponse = { status?: number } & ({ body: unknown } | { text: string })

/** Omitted fields are not limited. */
type LinkChange = Partial<ProfileChange['quality'] & Pick<ProfileChange, 'direction'>>

export interface SandboxControl {
  /** Restores the demo data, clears faults and the request log. */
  reset: () => Promise<void>
  /** Sends a live event to an account (e-mail), a clinic (uuid), or all. @returns the number of receivers */
  emit: (event: string, payload: unknown, to?: Receivers) => Promise<number>
  addReminder: (reminder: ReminderInput) => Promise<unknown>
  addNotification: (notification: NotificationInput) => Promise<unknown>
  changeNotification: (uuid: string, change: NotificationChange) => Promise<unknown>
  removeNotification: (uuid: string) => Promise<void>
  addPatient: (patient: Pick<Patient, 'uuid' | 'name'> & Partial<Patient> & { clinic?: string }) => Promise<void>
  setTransactions: (transactions: boolean, clinic?: string) => Promise<void>
  switchClinic: (clinic: string, account?: string) => Promise<void>
  /** Signs in without the check of the password, which takes time. @returns the token */
  openSession: (account: string) => Promise<string>
  expireSessions: (account?: string) => Promise<void>
  disconnect: (channel: 'live' | 'telemedicine', how: Disconnect) => Promise<void>
  /** Crashes the media engine. @returns the number of calls */
  crashMedia: () => Promise<number>
  /** Emulates the network of the participant with this name from their next join on; later changes take effect immediately. */
  setNetwork: (name: string, quality: LinkChange) => Promise<void>
  openRoom: (patientName: string) => Promise<ReturnType<Control['openRoom']>>
  addFault: (fault: Partial<Fault>) => Promise<void>
  /** Replaces the response of an operation, also by an invalid one, `times` times or until cleared. */
  replaceResponse: (operationId: string, response: ReplacedResponse, times?: number) => Promise<void>
  /** The last API requests, oldest first. */
  requests: () => Promise<readonly LoggedRequest[]>
  /** The last responses that do not match the API description; replaced ones are not checked. */
  mismatches: () => Promise<readonly Mismatch[]>
}

/** The methods throw an error with the response of the sandbox if it is not successful. */
export function sandboxControl(origin: string): SandboxControl {
  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${origin}/sandbox/control/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /sandbox/control/${path} answered ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Result
  }

  return {
    reset: () => send('POST', 'reset'),
    emit: async (event, payload, to) =>
      (await send<{ receivers: number }>('POST', 'emit', { event, payload, to })).receivers,
    addReminder: (reminder) => send('POST', 'reminders', reminder),
    addNotification: (notification) => send('POST', 'notifications', notification),
    changeNotification: (uuid, change) => send('PATCH', `notifications/${uuid}`, change),
    removeNotification: (uuid) => send('DELETE', `notifications/${uuid}`),
    addPatient: (patient) => send('POST', 'patients', patient),
    setTransactions: (transactions, clinic) => send('POST', 'transactions', { transactions, clinic }),
    switchClinic: (clinic, account) => send('POST', 'company-switch', { clinic, account }),
    openSession: async (account) => (await send<{ token: string }>('POST', 'sessions', { account })).token,
    expireSessions: (account) => send('POST', 'sessions/expire', { account }),
    disconnect: (channel, how) => send('POST', 'disconnect', { channel, how }),
    crashMedia: async () => (await send<{ calls: number }>('POST', 'media/crash')).calls,
    setNetwork: (name, quality) => send('POST', 'network', { name, ...quality }),
    openRoom: (participant) => send('POST', 'rooms', { participant }),
    addFault: (fault) => send('POST', 'faults', fault),
    replaceResponse: (operationId, response, times) =>
      send('POST', 'faults', { operationId, ...response, times: times ?? null }),
    requests: async () => (await send<{ requests: LoggedRequest[] }>('GET', 'requests')).requests,
    mismatches: async () => {
      const { answers } = await send<{ answers: ResponseSummary }>('GET', 'health')
      if (!answers.isOn) throw new Error('the sandbox does not check its responses')
      return answers.latest
    },
  }
}
