import type { VerifierOptions } from '@pact-foundation/pact'
import { TOKEN } from '../support/given-state.ts'
import type { PactDocument } from '../support/pact-document.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/**
 * State handlers for Pact. Pact only prints the error of a handler and verifies the interaction anyway, so failures are
 * collected until `takeFailures`.
 */
export function stateChanges(pact: PactDocument, { token }: ProviderUnderTest, prepare: ProviderUnderTest['prepare']) {
  const failures: string[] = []
  const names = new Set(pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))

  const change =
    (name: string) =>
    async (parameters: Record<string, unknown> = {}) => {
      const params = parameters.token === TOKEN ? { ...parameters, token } : parameters
      await prepare(name, params).catch((error: unknown) => void failures.push(`${name}: ${String(error)}`))
    }

  return {
    stateHandlers: Object.fromEntries([...names].map((name) => [name, change(name)])) as NonNullable<
      VerifierOptions['stateHandlers']
    >,
    takeFailures: (): string[] => failures.splice(0),
  }
}
