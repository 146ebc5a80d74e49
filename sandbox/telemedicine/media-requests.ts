import * as bodies from './media-bodies.ts'
import { parsed } from './media-bodies.ts'
import type { roomRequests } from './room-requests.ts'
import type {
  Acknowledgement,
  TelemedicineContext,
  TelemedicineHandler,
  TelemedicineRequest,
} from './telemedicine-request.ts'

type MediaRequest = Exclude<TelemedicineRequest, keyof typeof roomRequests>

const DONE: Acknowledgement = { success: true }

const memberOf = ({ calls, participant }: TelemedicineContext) => calls.member(participant)

/** After the acknowledgement: a browser can only receive once it knows that it may. */
const announceProducer = ({ calls, participant }: TelemedicineContext): void => {
  setImmediate(() => calls.addProducer(participant))
}

const setRtpCapabilities: TelemedicineHandler = (context, body) => {
  const member = memberOf(context)
  member.knowDevice(parsed(bodies.rtpCapabilitiesBody, body).rtpCapabilities)
  announceProducer(context)
  return DONE
}

const createTransport =
  (direction: 'send' | 'receive'): TelemedicineHandler =>
  async (context) => {
    const params = await memberOf(context)[direction].open()
    announceProducer(context)
    return { success: true, params }
  }

const connectTransport =
  (direction: 'send' | 'receive'): TelemedicineHandler =>
  async (context, body) => {
    const slot = memberOf(context)[direction]
    await slot.connect(parsed(bodies.dtlsParametersBody, body).dtlsParameters)
    return DONE
  }

const produce: TelemedicineHandler = async (context, body) => {
  const member = memberOf(context)
  const { kind, rtpParameters } = parsed(bodies.produceBody, body)
  return { success: true, id: await member.produce(kind, rtpParameters) }
}

const consume: TelemedicineHandler = async (context, body) => {
  const member = memberOf(context)
  const { producerId } = parsed(bodies.consumeBody, body)
  const offer = context.calls.producersFor(context.participant, producerId)
  return { success: true, params: await member.consume(offer) }
}

const resumeConsumer: TelemedicineHandler = async (context, body) => {
  const member = memberOf(context)
  await member.resume(parsed(bodies.resumeBody, body).consumerId)
  return DONE
}

const switchProducer =
  (isPaused: boolean): TelemedicineHandler =>
  async (context, body) => {
    const member = memberOf(context)
    await member.setProducerPaused(parsed(bodies.kindBody, body).kind, isPaused)
    return DONE
  }

/** The requests that carry sound and picture. */
export const mediaRequests: Readonly<Record<MediaRequest, TelemedicineHandler>> = {
  'set-rtp-capabilities': setRtpCapabilities,
  'create-send-transport': createTransport('send'),
  'connect-send-transport': connectTransport('send'),
  'create-recv-transport': createTransport('receive'),
  'connect-recv-transport': connectTransport('receive'),
  produce,
  consume,
  'resume-consumer': resumeConsumer,
  'pause-producer': switchProducer(true),
  'resume-producer': switchProducer(false),
}
