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
    token: PROVIDER_TOKEN || undefined,
    statesUrl: PROVIDER_STATES_URL || undefined,
    maxAttachmentBytes: PROVIDER_MAX_ATTACHMENT_BYTES ? Number(PROVIDER_MAX_ATTACHMENT_BYTES) : undefined,
  }
}

/** Below the limit of Pact, which names no address. */
const TIMEOUT_MS = 15_000
/** Of the response that is reported. */
const MAX_BODY_LENGTH = 200

const reach = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new Error(`${url} cannot be reached: ${String(error.cause ?? error.message)}`)
  })

const requestState = (statesUrl: string, state: string, params: Record<string, unknown>): Promise<Response> =>
  reach(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  })

/** The platform of another team. Without `statesUrl`, interactions that need a prepared state fail. */
export async function openRemote({
  url,
  token = TOKEN,
  statesUrl,
  maxAttachmentBytes,
}: RemoteProviderSettings): Promise<ProviderUnderTest> {
  // Any response is fine. Without this check each interaction would wait for an unreachable server.
  await reach(url)
  if (statesUrl !== undefined) await requestState(statesUrl, 'the doctor is signed in', { token })
  const largeFile = maxAttachmentBytes === undefined ? undefined : createLargeFileState(maxAttachmentBytes)
  return {
    url: url.replace(/\/$/, ''),
    token,
    ...(largeFile && { reshapeBody: largeFile.reshapeBody }),
    async prepare(state, params) {
      if (largeFile && state === 'an attachment of this size is too large') return largeFile.prepare()
      if (statesUrl === undefined) return
      const response = await requestState(statesUrl, state, params)
      if (response.ok) return
      const body = (await response.text()).slice(0, MAX_BODY_LENGTH)
      throw new Error(`${statesUrl} answered ${response.status}: ${body}`)
    },
    close: () => Promise.resolve(),
  }
}
