import { createPlatform } from '../../../sandbox/platform.ts'
import { MAX_ATTACHMENT_BYTES } from '../../../sandbox/tickets/attachment.ts'
import { TOKEN } from '../../support/given-state.ts'
import type { Interaction } from '../../support/pact-document.ts'
import { createLargeFileState } from '../large-file.ts'
import type { ProviderUnderTest } from '../provider-under-test.ts'
import { clinicStates } from './clinic-states.ts'
import { createSandboxDoctor } from './doctor.ts'
import { doctorStates } from './doctor-states.ts'
import { providerEvents } from './provider-events.ts'
import { roomStates } from './room-states.ts'
import type { StateHandlers } from './state-handlers.ts'
import { supportStates } from './support-states.ts'

/** A sandbox in memory with little data. `close` fails if the sandbox has logged anything. */
export async function openSandbox(telemedicine: readonly Interaction[]): Promise<ProviderUnderTest> {
  bypassProxies()
  const logged: string[] = []
  const platform = await createPlatform({ patients: 10, log: (line) => void logged.push(line) })
  const doctor = createSandboxDoctor(platform.services)
  const { dismiss, ...rooms } = roomStates(platform, telemedicine)
  const largeFile = createLargeFileState(MAX_ATTACHMENT_BYTES)

  const handlers: StateHandlers = {
    ...doctorStates(platform, doctor),
    ...clinicStates(platform, doctor),
    ...supportStates(platform),
    ...providerEvents(platform, doctor),
    ...rooms,
    'an attachment of this size is too large': largeFile.prepare,
  }

  return {
    url: platform.address,
    token: TOKEN,
    async prepare(state, parameters) {
      if (!Object.hasOwn(handlers, state)) throw new Error(`the sandbox does not know the state "${state}"`)
      await handlers[state as keyof StateHandlers](parameters as never)
    },
    reshapeBody: largeFile.reshapeBody,
    async close() {
      await dismiss()
      await platform.close()
      if (logged.length > 0) throw new Error(logged.join('\n'))
    },
  }
}

/** Pact would send requests to the local server through the proxy of the environment. */
const bypassProxies = (): void => {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) delete process.env[name]
}
