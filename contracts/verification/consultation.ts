import type { PortalStates } from '../provider-states.ts'
import { CONNECT_ERROR, endedTokenOf, eventOf, type Interaction } from '../support/pact-document.ts'
import { enterChannel, type Participant, rejectedEntry } from './participant.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

const DOCTOR = 'Dr. Ayşe Yılmaz'

type Steps = {
  readonly [Name in Exclude<keyof PortalStates, 'the doctor listens to the live events'>]: (
    doctor: Participant,
    parameters: PortalStates[Name],
  ) => Promise<void>
}

const steps: Steps = {
  'the doctor is in the consultation room': (doctor, { room_uuid }) => doctor.enter(room_uuid),
  'the device of the doctor is known': (doctor) => doctor.perform(['setRtpCapabilities']),
  'the doctor has a transport to send on': (doctor) => doctor.perform(['createSendTransport']),
  'the transport to send on is connected': (doctor) => doctor.perform(['connectSendTransport']),
  'the doctor sends audio': (doctor) => doctor.perform(['produce'], 'audio'),
  'the doctor sends video': (doctor) => doctor.perform(['produce'], 'video'),
  'the doctor has a transport to receive on': (doctor) => doctor.perform(['createRecvTransport']),
  'the transport to receive on is connected': (doctor) => doctor.perform(['connectRecvTransport']),
  'the doctor receives the media': (doctor) => doctor.perform(['consume', 'resumeConsumer']),
}
const isStep = (state: string): state is keyof Steps => Object.hasOwn(steps, state)

export function createConsultation(requests: readonly Interaction[], provider: ProviderUnderTest) {
  let doctor: Participant | null = null

  const connectDoctor = async (): Promise<Participant> => {
    doctor ??= await enterChannel(provider.url, { userName: DOCTOR, token: provider.token }, requests)
    return doctor
  }
  const end = async (): Promise<void> => {
    await doctor?.leave()
    doctor = null
  }

  return {
    async prepare(state: string, parameters: Record<string, unknown>): Promise<void> {
      if (isStep(state)) return steps[state](await connectDoctor(), parameters as never)
      if (state === 'the doctor is signed in') await end()
      await provider.prepare(state, parameters)
    },

    async play(interaction: Interaction): Promise<unknown> {
      const event = eventOf(interaction)
      if (event === CONNECT_ERROR)
        return rejectedEntry(provider.url, { userName: DOCTOR, token: endedTokenOf(interaction) })
      const participant = await connectDoctor()
      return interaction.type === 'Synchronous/Messages'
        ? participant.request(event, interaction.request?.contents?.content)
        : participant.nextEvent(event)
    },

    end,
  }
}
