import type { BrowserContext, Route } from 'playwright'
import { createRandom, type Random } from '../../sandbox/demo/random.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { CLINIC_MARKERS } from './markers.ts'

/** Parts of the paths of operations; the empty one stands for all. */
const TARGETS = [
  '',
  'user',
  'reminder-all',
  'find/patient',
  'notifications',
  'doctor/list',
  'doctor/companies',
  'settings',
  'help_contents',
  'tickets/companies/post',
] as const

const KINDS = ['slow', 'error', 'aborted', 'truncated', 'odd'] as const

/** `false`, 0 and empty lists are valid in responses, so they would not be odd. */
const ODD_VALUES = [null, -1, 1e308, '', ' ', '\u202E\u0000', 'x'.repeat(5_000), '<img src=x onerror=alert(1)>', {}]

const MAX_DELAY_MS = 2_000
const ODD_SHARE = 0.3

interface Fault {
  kind: (typeof KINDS)[number]
  target: (typeof TARGETS)[number]
  /** How many more requests it affects. */
  remaining: number
  /** Its own generator, because the order of requests differs between runs. */
  random: Random
}

/** They name the user or a patient: another user rightly discards the draft, and another patient may need no PIN. */
const IDENTITY = ['uuid', 'user_code', 'email']
const IDENTITY_PATHS = /user[/]info|find[/]patient|reminder-all/

/** Replaces about a third of the leaves by values of other types. */
const makeOdd = (value: unknown, random: Random, kept: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => makeOdd(item, random, kept))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, kept.includes(key) ? item : makeOdd(item, random, kept)]),
    )
  return random.chance(ODD_SHARE) ? random.pick(ODD_VALUES) : value
}

const apply = async (route: Route, { kind, random }: Fault): Promise<void> => {
  if (kind === 'error') return route.fulfill({ status: 500, json: { message: 'injected' } })
  if (kind === 'aborted') return route.abort('connectionreset')
  if (kind === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, random.between(100, MAX_DELAY_MS)))
    return route.continue()
  }
  const response = await route.fetch()
  const text = await response.text()
  const isJson = (response.headers()['content-type'] ?? '').includes('json')
  const kept = IDENTITY_PATHS.test(route.request().url()) ? IDENTITY : []
  const body =
    kind === 'odd' && isJson ? JSON.stringify(makeOdd(JSON.parse(text), random, kept)) : text.slice(0, text.length / 2)
  return route.fulfill({ response, body })
}

export interface FaultControl {
  /** Starts a fault of the responses, or sends events of the platform. @returns what it does */
  inject: (random: Random, mayReload: boolean) => Promise<string>
  /** Whether a request to this URL has failed, which the browser logs. */
  hasFailed: (url: string) => boolean
}

export async function installFaults(context: BrowserContext, sandbox: SandboxControl): Promise<FaultControl> {
  let active: Fault[] = []
  const failed = new Set<string>()

  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const fault = active.find(({ target, remaining }) => remaining > 0 && pathname.includes(target))
    if (!fault) return route.continue()
    fault.remaining -= 1
    if (fault.kind === 'error' || fault.kind === 'aborted') failed.add(pathname)
    // A request whose page is left in the meantime needs no response.
    await apply(route, fault).catch(() => {
      failed.add(pathname)
      return route.abort().catch(() => undefined)
    })
  })

  const breakResponses = (random: Random): string => {
    const fault: Fault = {
      kind: random.pick(KINDS),
      target: random.pick(TARGETS),
      remaining: random.between(1, 4),
      random: createRandom(random.between(0, 1e9)),
    }
    active = [...active.filter(({ remaining }) => remaining > 0), fault]
    return `the next ${fault.remaining} responses of "${fault.target}" are ${fault.kind}`
  }
  const sendBurst = async (random: Random): Promise<string> => {
    const count = random.between(5, 40)
    const clinic = random.pick(CLINIC_MARKERS)
    for (let sent = 0; sent < count; sent += 1) {
      if (random.chance(0.5)) await sandbox.addReminder({ clinic: clinic.uuid, note: clinic.text, created_by: 'Elif' })
      else await sandbox.addNotification({ clinic: clinic.uuid, patient_name: clinic.text })
    }
    return `${count} events in ${clinic.name}`
  }
  const sendOddEvents = async (random: Random): Promise<string> => {
    const event = random.pick([
      'patient:notes_created',
      'appointments:notification_created',
      'appointments:notification_updated',
      'appointments:notification_deleted',
    ])
    for (const value of [0, ...ODD_VALUES])
      await sandbox.emit(event, random.chance(0.5) ? value : { uuid: value, note: value })
    return `odd payloads of ${event}`
  }
  const disconnect = async (random: Random): Promise<string> => {
    const channel = random.pick(['live', 'telemedicine'] as const)
    const how = random.pick(['server', 'transport'] as const)
    await sandbox.disconnect(channel, how)
    return `the ${channel} sockets are closed by the ${how}`
  }
  const changePlatform = async (random: Random): Promise<string> => {
    const action = random.pick(['session', 'clinic', 'transactions'] as const)
    if (action === 'session') await sandbox.expireSessions()
    if (action === 'clinic') await sandbox.switchClinic(random.pick(CLINIC_MARKERS).uuid)
    if (action === 'transactions') await sandbox.setTransactions(random.chance(0.5), random.pick(CLINIC_MARKERS).uuid)
    return `the platform changes: ${action}`
  }

  return {
    inject: async (random, mayReload) => {
      const last = mayReload ? changePlatform : breakResponses
      const kinds = [breakResponses, breakResponses, breakResponses, sendBurst, sendOddEvents, disconnect, last]
      return random.pick(kinds)(random)
    },
    hasFailed: (url) => failed.has(new URL(url).pathname),
  }
}
