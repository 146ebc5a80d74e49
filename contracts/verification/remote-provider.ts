import { TOKEN } from '../support/given-state.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

export interface RemoteProviderSettings {
  url: string
  token?: string | undefined
  /** Prepares states, in the format of Pact's verifiers: `POST {state, params, action: 'setup'}`. */
  statesUrl?: string | undefined
}

const TIMEOUT_MS = 10_000

/** The platform of another team. Without `statesUrl`, interactions that need a prepared state fail. */
export async function openRemote({
  url,
  token = TOKEN,
  statesUrl,
}: RemoteProviderSettings): Promise<ProviderUnderTest> {
  // Any response is fine. Without this check Pact would wait for an unreachable server once for each interaction.
  await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new Error(`${url} cannot be reached: ${String(error.cause ?? error.message)}`)
  })
  return {
    url: url.replace(/\/$/, ''),
    token,
    async prepare(state, params) {
      if (statesUrl === undefined) return
      const response = await fetch(statesUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state, params, action: 'setup' }),
      })
      if (!response.ok) throw new Error(`${statesUrl} answered ${response.status} to the state "${state}"`)
    },
    close: () => Promise.resolve(),
  }
}
