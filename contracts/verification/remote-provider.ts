import { TOKEN } from '../support/given-state.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

export interface RemoteProviderSettings {
  url: string
  token?: string | undefined
  /** Takes the states, as Pact's own verifiers send them: `POST {state, params, action: 'setup'}`. */
  statesUrl?: string | undefined
}

const TIMEOUT_MS = 10_000

/** Somebody else's platform. Without an address for the states only what needs none can succeed. */
export async function openRemote({
  url,
  token = TOKEN,
  statesUrl,
}: RemoteProviderSettings): Promise<ProviderUnderTest> {
  // Whatever it answers. Pact would run into a wall that is not there once for each interaction.
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
