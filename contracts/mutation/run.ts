import { pacts } from '../support/committed-pacts.ts'
import { readAsyncApi } from '../support/description.ts'
import { verifyLiveEvents } from '../verification/verify-live-events.ts'
import { verifyTelemedicine } from '../verification/verify-telemedicine.ts'
import { responseMutations, recordResponses } from './response-mutations.ts'
import { enumMutations, eventMutations, fieldMutations, type Mutation } from './description-mutations.ts'
import { messageMutations, recordMessages } from './message-mutations.ts'

const { http, liveEvents, telemedicine } = pacts

const PARTS = ['descriptions', 'http', 'live-events', 'telemedicine']
/** The parts to run; all without one. */
const selected = process.argv.slice(2)
const unknown = selected.find((part) => !PARTS.includes(part))
if (unknown !== undefined) {
  console.error(`${unknown}: there are ${PARTS.join(', ')}`)
  process.exit(1)
}
const isSelected = (part: string): boolean => selected.length === 0 || selected.includes(part)

process.env.PACT_DO_NOT_TRACK = 'true'
const missed: string[] = []
const failing: string[] = []

async function run(part: string, mutations: readonly Mutation[]): Promise<void> {
  const uncaught: string[] = []
  for (const { name, isCaught } of mutations) if (!(await isCaught())) uncaught.push(name)
  for (const name of uncaught) console.log(`missed: ${name}`)
  console.log(`${part}: ${mutations.length - uncaught.length} of ${mutations.length} mutations caught`)
  missed.push(...uncaught)
}

if (isSelected('descriptions')) {
  await run('descriptions', [
    ...eventMutations('live-events', liveEvents),
    ...eventMutations('telemedicine', telemedicine),
    ...fieldMutations(),
    ...enumMutations(),
  ])
}

if (isSelected('http')) {
  const responses = await recordResponses(http)
  failing.push(...responses.failing)
  await run('http', responseMutations(http, responses.verified))
}

for (const [part, pact, verify] of [
  ['live-events', liveEvents, verifyLiveEvents],
  ['telemedicine', telemedicine, verifyTelemedicine],
] as const) {
  if (!isSelected(part)) continue
  const channel = { pact, description: readAsyncApi(part), verify }
  const messages = await recordMessages(channel)
  failing.push(...messages.failing)
  await run(part, messageMutations(channel, messages.verified))
}

for (const name of failing) console.log(`fails without a mutation: ${name}`)
if (missed.length + failing.length > 0) process.exitCode = 1
