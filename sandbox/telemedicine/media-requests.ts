import {
  consumeBody,
  dtlsParametersBody,
  emptyBody,
  kindBody,
  parseBody,
  produceBody,
  resumeBody,
  rtpCapabilitiesBody,
} from './request-bodies.ts'
import type { Acknowledgement, TelemedicineContext, TelemedicineHandler } from './telemedicine-request.ts'

const DONE: Acknowledgement = { success: true }

const memberOf = ({ calls, participant }: TelemedicineContext) => calls.member(participant)

/** Announced after the acknowledgement, which the browser needs before it can consume. */
const announceProducers = ({ calls, participant }: TelemedicineContext): void => {
  setImmediate(() => calls.announceProducers(participant))
}

const setRtpCapabilities: TelemedicineHandler = (context, body) => {
  const member = memberOf(context)
  member.setDevice(parseBody(rtpCapabilitiesBody, body).rtpCapabilities)
  announceProducers(context)
  return DONE
}

const createTransport =
  (direction: 'send' | 'receive'): TelemedicineHandler =>
  async (context, body) => {
    const member = memberOf(context)
    parseBody(emptyBody, body)
    const params = await member[direction].open()
    announceProducers(context)
    return { success: true, params }
  }

const connectTransport =
  (direction: 'send' | 'receive'): TelemedicineHandler =>
  async (context, body) => {
    const slot = memberOf(context)[direction]
    await slot.connect(parseBody(dtlsParametersBody, body).dtlsParameters)
    return DONE
  }

const produce: TelemedicineHandler = async (context, body) => {
  const member = memberOf(context)
  const { kind, rtpParameters } = parseBody(produceBody, body)
  return { success: true, id: await member.produce(kind, rtpParameters) }
}

const consume: TelemedicineHandler = async (context, body) => {
  const member = memberOf(context)
  const { producerId } = parseBody(consumeBody, body)
  const producer = context.calls.findProducer(context.participant, producerId)
  return { success: true, params: await member.consume(producer) }
}

const resumeConsumer: TelemedicineHandler = async (context, body) => {
  const member = memberOf(context)
  await member.resume(parseBody(resumeBody, body).consumerId)
  return DONE
}

const setProducerPaused =
  (isPaused: boolean): TelemedicineHandler =>
  async (context, body) => {
    const member = memberOf(context)
    await member.setProducerPaused(parseBody(kindBody, body).kind, isPaused)
    return DONE
  }

export const mediaRequests = {
  'set-rtp-capabilities': setRtpCapabilities,
  'create-send-transport': createTransport('send'),
  'connect-send-transport': connectTransport('send'),
  'create-recv-transport': createTransport('receive'),
  'connect-recv-transport': connectTransport('receive'),
  produce,
  consume,
  'resume-consumer': resumeConsumer,
  'pause-producer': setProducerPaused(true),
  'resume-producer': setProducerPaused(false),
}
