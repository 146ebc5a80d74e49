import { createPlatform } from '../../../sandbox/platform.ts'
import { TOKEN } from '../../support/given-state.ts'
import type { Interaction } from '../../support/pact-document.ts'
import type { ProviderUnderTest } from '../provider-under-test.ts'
import { clinicStates } from './clinic-states.ts'
import { createSandboxDoctor } from './doctor.ts'
import { doctorStates } from './doctor-states.ts'
import { providerEvents } from './provider-events.ts'
import { roomStates } from './room-states.ts'
import type { StateHandlers } from './state-handlers.ts'
import { supportStates } from './support-states.ts'

/** More than the platform takes. */
const TOO_MANY_BYTES = 5_242_881

/** The sandbox with hardly any data, in memory. If it complains of anything of its own, closing it fails. */
export async function openSandbox(telemedicine: readonly Interaction[]): Promise<ProviderUnderTest> {
  bypassProxies()
  const complaints: string[] = []
  const platform = await createPlatform({ patients: 10, log: (line) => void complaints.push(line) })
  const doctor = createSandboxDoctor(platform.services)
  const { dismiss, ...rooms } = roomStates(platform, telemedicine)
  let isOversized = false

  const handlers: StateHandlers = {
    ...doctorStates(platform, doctor),
    ...clinicStates(platform, doctor),
    ...supportStates(platform),
    ...providerEvents(platform, doctor),
    ...rooms,
    // The limit of the sandbox is fixed, so the file has to grow.
    'an attachment of this size is too large': () => {
      isOversized = true
    },
  }

  return {
    url: platform.address,
    token: TOKEN,
    async prepare(state, parameters) {
      if (!Object.hasOwn(handlers, state)) throw new Error(`the sandbox does not know the state "${state}"`)
      await handlers[state as keyof StateHandlers](parameters as never)
    },
    reshapeBody(body) {
      if (!isOversized) return body
      isOversized = false
      return withGrownFile(body)
    },
    async close() {
      await dismiss()
      await platform.close()
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}

/** The file is the last part of the form. */
const withGrownFile = (form: Buffer): Buffer => {
  const end = form.lastIndexOf('\r\n--')
  return Buffer.concat([form.subarray(0, end), Buffer.alloc(TOO_MANY_BYTES), form.subarray(end)])
}

/** Pact would send what is meant for this machine through the proxy of the environment. */
const bypassProxies = (): void => {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) delete process.env[name]
}
