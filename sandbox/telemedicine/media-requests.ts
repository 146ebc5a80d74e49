import type { roomRequests } from './room-requests.ts'
import { refuse, type TelemedicineHandler, type TelemedicineRequest } from './telemedicine-request.ts'

type MediaRequest = Exclude<TelemedicineRequest, keyof typeof roomRequests>

/** A platform without a media engine says so, instead of pretending that pictures flow. */
const withoutEngine: TelemedicineHandler = ({ room }) =>
  refuse(room ? 'this platform runs without a media engine' : 'no room was joined')

/** The requests that carry sound and picture; a media engine brings handlers of its own for all of them. */
export const mediaRequests: Readonly<Record<MediaRequest, TelemedicineHandler>> = {
  'set-rtp-capabilities': withoutEngine,
  'create-send-transport': withoutEngine,
  'connect-send-transport': withoutEngine,
  'create-recv-transport': withoutEngine,
  'connect-recv-transport': withoutEngine,
  produce: withoutEngine,
  consume: withoutEngine,
  'resume-consumer': withoutEngine,
  'pause-producer': withoutEngine,
  'resume-producer': withoutEngine,
}
