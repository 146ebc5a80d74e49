import type { AsyncApiDocument } from '../support/description.ts'
import { CONNECT_ERROR, contentOf, eventOf, type Interaction, type PactDocument } from '../support/pact-document.ts'
import { type Described, describedMessages } from '../support/relied-fields.ts'
import type { ProviderUnderTest } from '../verification/provider-under-test.ts'
import { openSandbox } from '../verification/sandbox/sandbox-provider.ts'
import type { Verdicts } from '../verification/run-verifier.ts'
import type { Mutation } from './description-mutations.ts'
import { changesAt, isDescribed, nameOf, type Path, pathsIn } from './payload-changes.ts'
import { type MessageChange, openSocketRelay, type SocketMessage } from './socket-relay.ts'

export interface MutatedChannel {
  pact: PactDocument
  description: AsyncApiDocument
  verify: (pact: PactDocument, provider: ProviderUnderTest, requests: readonly Interaction[]) => Promise<Verdicts>
}

interface VerifiedMessage {
  interaction: Interaction
  operation: string
  paths: readonly Path[]
}

/** Whether one of the interactions fails. Each time against a new sandbox, because states create entities with fixed ids. */
async function failsVerification(
  { pact, verify }: MutatedChannel,
  interactions: readonly Interaction[],
  change: MessageChange,
): Promise<boolean> {
  const provider = await openSandbox(pact.interactions)
  const relay = await openSocketRelay(provider.url, change)
  try {
    const verdicts = await verify({ ...pact, interactions }, { ...provider, url: relay.url }, pact.interactions)
    return [...verdicts.values()].flat().length > 0
  } finally {
    await relay.close()
    await provider.close()
  }
}

/** The fields that the portal reads of each message, and the interactions that fail without a mutation. */
export async function recordMessages(
  channel: MutatedChannel,
): Promise<{ verified: VerifiedMessage[]; failing: string[] }> {
  const verified: VerifiedMessage[] = []
  const failing: string[] = []
  for (const interaction of channel.pact.interactions) {
    let last: unknown = null
    const record: MessageChange = (message) => {
      if (isMessageOf(interaction, message)) last = message.payload
      return message
    }
    if (await failsVerification(channel, [interaction], record)) failing.push(interaction.description)
    const [described] = describedMessages({ interactions: [interaction] }, channel.description)
    if (!described) failing.push(`${interaction.description}: not described`)
    else verified.push({ interaction, operation: described.operation, paths: readPaths(last, described, channel) })
  }
  return { verified, failing }
}

const isMessageOf = (interaction: Interaction, { kind, name }: SocketMessage): boolean =>
  name === eventOf(interaction) && (kind === 'acknowledgement') === (interaction.type === 'Synchronous/Messages')

/** What the portal reads: what the description names, and what the pact has. */
function readPaths(payload: unknown, { message, schema }: Described, { description }: MutatedChannel): Path[] {
  const inPact = new Set(pathsIn(contentOf(message)).map(nameOf))
  return pathsIn(payload).filter(
    (path) => inPact.has(nameOf(path)) || isDescribed(path, schema, description.components),
  )
}

/** Fields of events and acknowledgements dropped, renamed and retyped; events renamed; rejected handshakes changed. */
export function messageMutations(channel: MutatedChannel, verified: readonly VerifiedMessage[]): Mutation[] {
  const operations = Map.groupBy(verified, ({ operation }) => operation)
  return [...operations].flatMap(([operation, all]) => {
    const [{ interaction: example } = all[0] as VerifiedMessage] = all
    const changing = (change: (message: SocketMessage) => Partial<SocketMessage> | null, interactions: Interaction[]) =>
      failsVerification(channel, interactions, (message) => {
        if (!isMessageOf(example, message)) return message
        const changed = change(message)
        return changed && { ...message, ...changed }
      })
    const interactions = all.map(({ interaction }) => interaction)

    if (eventOf(example) === CONNECT_ERROR) {
      return [
        {
          name: `${operation}: another message`,
          isCaught: () => changing(() => ({ payload: { message: 'busy' } }), interactions),
        },
        { name: `${operation}: accepted`, isCaught: () => changing(() => null, interactions) },
      ]
    }
    const fields = [
      ...Map.groupBy(
        all.flatMap(({ interaction, paths }) => paths.map((path) => ({ interaction, path }))),
        ({ path }) => nameOf(path),
      ).values(),
    ]
    return [
      ...(example.type === 'Asynchronous/Messages'
        ? [
            {
              name: `${operation}: rename the event`,
              isCaught: () => changing(({ name }) => ({ name: `${name}_` }), interactions.slice(0, 1)),
            },
          ]
        : []),
      ...fields.flatMap((places) =>
        changesAt(places[0]?.path ?? []).map(([what, change]) => ({
          name: `${operation}: ${what}`,
          isCaught: () =>
            changing(
              ({ payload }) => ({ payload: change(payload) }),
              places.map(({ interaction }) => interaction),
            ),
        })),
      ),
    ]
  })
}
