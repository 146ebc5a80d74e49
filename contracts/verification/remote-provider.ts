import { TOKEN } from '../support/given-state.ts'
import { createLargeFileState } from './large-file.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

export interface RemoteProviderSettings {
  url: string
  token?: string | undefined
  /** Prepares states, in the format of Pact's verifiers: `POST {state, params, action: 'setup'}`. */
  statesUrl?: string | undefined
  /** Of a platform whose limit for attachments cannot be set by a state. */
  maxAttachmentBytes?: number | undefined
}

/**
 * @returns null without `PROVIDER_URL`
 * @throws if the size is no number
 */
export function readRemoteSettings(env: NodeJS.ProcessEnv): RemoteProviderSettings | null {
  const { PROVIDER_URL, PROVIDER_TOKEN, PROVIDER_STATES_URL, PROVIDER_MAX_ATTACHMENT_BYTES } = env
  if (!PROVIDER_URL) return null
  if (PROVIDER_MAX_ATTACHMENT_BYTES && !/^\d+$/.test(PROVIDER_MAX_ATTACHMENT_BYTES)) {
    throw new Error(`Set PROVIDER_MAX_ATTACHMENT_BYTES to a number of bytes, not "${PROVIDER_MAX_ATTACHMENT_BYTES}".`)
  }
  return {
    url: PROVIDER_URL,
    token: PROVIDER_TOKEN,
    statesUrl: PROVIDER_STATES_URL,
    maxAttachmentBytes: PROVIDER_MAX_ATTACHMENT_BYTES ? Number(PROVIDER_MAX_ATTACHMENT_BYTES) : undefined,
  }
}

const TIMEOUT_MS = 10_000

/** The platform of another team. Without `statesUrl`, interactions that need a prepared state fail. */
export async function openRemote({
  url,
  token = TOKEN,
  statesUrl,
  maxAttachmentBytes,
}: RemoteProviderSettings): Promise<ProviderUnderTest> {
  // Any response is fine. Without this check Pact would wait for an unreachable server once for each interaction.
  await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new Error(`${url} cannot be reached: ${String(error.cause ?? error.message)}`)
  })
  const largeFile = maxAttachmentBytes === undefined ? undefined : createLargeFileState(maxAttachmentBytes)
  return {
    url: url.replace(/\/$/, ''),
    token,
    ...(largeFile && { reshapeBody: largeFile.reshapeBody }),
    async prepare(state, params) {
      if (state === 'an attachment of this size is too large') largeFile?.prepare()
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
