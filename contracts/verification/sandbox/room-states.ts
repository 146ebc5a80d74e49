import type { types } from 'mediasoup-client'
import type { Platform } from '../../../sandbox/platform.ts'
import type { Interaction } from '../../support/pact-document.ts'
import { enterChannel, type Participant } from '../participant.ts'
import { noPreparation, type StateHandlers } from './state-handlers.ts'

type RoomState =
  | 'a consultation room is open'
  | 'there is no such consultation room'
  | 'the other participant enters the room'
  | 'the other participant leaves the room'
  | 'the other participant loses the connection'
  | `the other participant ${'sends' | 'pauses the' | 'resumes the'} ${types.MediaKind}`
  | 'the other participant stops sending video'

const SENDING = ['setRtpCapabilities', 'createSendTransport', 'connectSendTransport', 'produce']
const RESUMING = ['pauseProducer', 'resumeProducer']

export const roomStates = (
  { address, services }: Platform,
  requests: readonly Interaction[],
): StateHandlers<RoomState> & { dismiss(): Promise<void> } => {
  let guest: Participant | null = null

  const otherParticipant = (): Participant => {
    if (!guest) throw new Error('no other participant is in the room')
    return guest
  }
  const dismiss = async (): Promise<void> => {
    await guest?.leave()
    guest = null
  }

  return {
    dismiss,
    'a consultation room is open': async ({ room_uuid }) => {
      await dismiss()
      services.telemedicine.rooms.open('İrem Yıldız', room_uuid)
    },
    'there is no such consultation room': noPreparation,
    'the other participant enters the room': async ({ room_uuid, userName }) => {
      guest = await enterChannel(address, { userName }, requests)
      await guest.enter(room_uuid)
    },
    'the other participant leaves the room': () => otherParticipant().leave(),
    'the other participant loses the connection': () => otherParticipant().loseConnection(),
    'the other participant sends audio': () => otherParticipant().perform(SENDING, 'audio'),
    'the other participant sends video': () => otherParticipant().perform(SENDING, 'video'),
    'the other participant pauses the audio': () => otherParticipant().perform(['pauseProducer'], 'audio'),
    'the other participant pauses the video': () => otherParticipant().perform(['pauseProducer'], 'video'),
    'the other participant resumes the audio': () => otherParticipant().perform(RESUMING, 'audio'),
    'the other participant resumes the video': () => otherParticipant().perform(RESUMING, 'video'),
    'the other participant stops sending video': () => otherParticipant().leave(),
  }
}
