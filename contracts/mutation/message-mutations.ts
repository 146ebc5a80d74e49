import type { AsyncApiDocument } from '../support/description.ts'
import { CONNECT_ERROR, contentOf, eventOf, type Interaction, type PactDocument } from '../support/pact-document.ts'
import { describedMessages } from '../support/relied-fields.ts'
import type { ProviderUnderTest } from '../verification/provider-under-test.ts'
import { openSandbox } from '../verification/sandbox/sandbox-provider.ts'
import type { Verdicts } from '../verification/run-verifier.ts'
import type { Mutation } from './description-mutations.ts'
import { payloadMutations, readPaths, type Verified } from './payload-changes.ts'
import { type MessageChange, openSocketRelay, type SocketMessage } from './socket-relay.ts'

export interface MutatedChannel {
  pact: PactDocument
  description: AsyncApiDocument
  verify: (pact: PactDocument, provider: ProviderUnderTest, requests: readonly Interaction[]) => Promise<Verdicts>
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
export async function recordMessages(channel: MutatedChannel): Promise<{ verified: Verified[]; failing: string[] }> {
  const verified: Verified[] = []
  const failing: string[] = []
  for (const interaction of channel.pact.interactions) {
    let last: unknown = null
    const record: MessageChange = (message) => {
      if (isMessageOf(interaction, message)) last = message.payload
      return message
    }
    if (await failsVerification(channel, [interaction], record)) failing.push(interaction.description)
    const [described] = describedMessages({ interactions: [interaction] }, channel.description)
    if (!described) {
      failing.push(`${interaction.description}: not described`)
      continue
    }
    const { operation, message, schema } = described
    const paths = readPaths(last, contentOf(message), channel.description.components, schema)
    verified.push({ interaction, operation, paths })
  }
  return { verified, failing }
}

const isMessageOf = (interaction: Interaction, { kind, name }: SocketMessage): boolean =>
  name === eventOf(interaction) && (kind === 'acknowledgement') === (interaction.type === 'Synchronous/Messages')

/** Fields of events and acknowledgements dropped, renamed and retyped; events renamed; rejected handshakes changed. */
export function messageMutations(channel: MutatedChannel, verified: readonly Verified[]): Mutation[] {
  return [...Map.groupBy(verified, ({ operation }) => operation)].flatMap(([operation, all]) => {
    const interactions = all.map(({ interaction }) => interaction)
    const [example] = interactions as [Interaction]
    const changing = (
      change: (message: SocketMessage) => Partial<SocketMessage> | null,
      changed: readonly Interaction[] = interactions,
    ) =>
      failsVerification(channel, changed, (message) => {
        if (!isMessageOf(example, message)) return message
        const differences = change(message)
        return differences && { ...message, ...differences }
      })

    if (eventOf(example) === CONNECT_ERROR) {
      return [
        { name: `${operation}: another message`, isCaught: () => changing(() => ({ payload: { message: 'busy' } })) },
        { name: `${operation}: accepted`, isCaught: () => changing(() => null) },
      ]
    }
    const renamed = {
      name: `${operation}: rename the event`,
      isCaught: () => changing(({ name }) => ({ name: `${name}_` }), [example]),
    }
    return [
      ...(example.type === 'Asynchronous/Messages' ? [renamed] : []),
      ...payloadMutations(operation, all, (change, places) =>
        changing(({ payload }) => ({ payload: change(payload) }), places),
      ),
    ]
  })
}
