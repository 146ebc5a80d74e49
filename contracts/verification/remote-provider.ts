import { TOKEN } from '../support/given-state.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

export interface RemoteProviderSettings {
  url: string
  token?: string | undefined
  /** Takes the states, as Pact's own verifiers send them: `POST {state, params, action: 'setup'}`. */
  statesUrl?: string | undefined
}

/** Somebody else's platform. Without an address for the states only what needs none can succeed. */
export function remoteProvider({ url, token = TOKEN, statesUrl }: RemoteProviderSettings): ProviderUnderTest {
  return {
    name: url,
    url,
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
