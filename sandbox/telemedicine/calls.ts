import { type CallParticipant, createCallParticipant, type ProducerInfo } from './call-participant.ts'
import type { NetworkEmulation } from './network-emulation/network-emulation.ts'
import { type MediaEngine, MediaRequestError, type MediaRouter, type RtpCapabilities } from './media/media-engine.ts'
import type { Participant } from './rooms.ts'

interface Call {
  room: string
  router: Promise<MediaRouter>
  members: Set<CallParticipant>
}

interface CallEntry {
  call: Call
  member: CallParticipant
}

export type Calls = ReturnType<typeof createCalls>

/** The calls of all rooms. A room has a router while it has participants. */
export const createCalls = (engine: MediaEngine, networkEmulation: NetworkEmulation) => {
  const calls = new Map<string, Call>()
  const entries = new Map<Participant, CallEntry>()

  const removeCall = (call: Call): void => {
    if (calls.get(call.room) === call) calls.delete(call.room)
  }

  /** Disconnects the participants; their browsers reconnect, join again and get a new router. */
  const routerClosed = (call: Call): void => {
    removeCall(call)
    for (const { participant } of call.members) participant.disconnect()
  }

  const open = (room: string): Call => {
    const call: Call = {
      room,
      members: new Set(),
      router: engine.openRouter({ routerClosed: () => routerClosed(call) }),
    }
    call.router.catch(() => removeCall(call))
    calls.set(room, call)
    return call
  }

  const others = ({ members }: Call, member: CallParticipant): CallParticipant[] =>
    [...members].filter((item) => item !== member)
  const otherProducers = (call: Call, member: CallParticipant): ProducerInfo[] =>
    others(call, member).flatMap((item) => item.producers())

  const leave = (participant: Participant): void => {
    const entry = entries.get(participant)
    if (!entry) return
    const { call, member } = entry
    entries.delete(participant)
    call.members.delete(member)
    member.close()
    if (call.members.size > 0) return
    removeCall(call)
    // `enter` reports a router that could not be opened.
    call.router.then((router) => router.close()).catch(() => undefined)
  }

  const entryOf = (participant: Participant): CallEntry => {
    const entry = entries.get(participant)
    if (!entry) throw new MediaRequestError('no room was joined')
    return entry
  }

  return {
    engine: engine.name,

    /** Enters a call with a new media state, also on a rejoin. @returns the RTP capabilities of the router */
    async enter(room: string, participant: Participant): Promise<RtpCapabilities> {
      leave(participant)
      const call = calls.get(room) ?? open(room)
      const member: CallParticipant = createCallParticipant(participant, call.router, networkEmulation, {
        onProducer() {
          for (const other of others(call, member)) other.announceProducers(member.producers())
        },
        onPausedChanged(producer) {
          for (const other of others(call, member)) other.setPeerPaused(producer)
        },
        onDisconnected() {
          const { userName } = participant
          for (const other of others(call, member)) other.participant.send('peer-disconnected', { userName })
        },
      })
      call.members.add(member)
      entries.set(participant, { call, member })
      return (await call.router).rtpCapabilities
    },

    /** @throws {MediaRequestError} for a participant without a room */
    member: (participant: Participant): CallParticipant => entryOf(participant).member,

    announceProducers(participant: Participant): void {
      const entry = entries.get(participant)
      entry?.member.announceProducers(otherProducers(entry.call, entry.member))
    },

    findProducer(participant: Participant, producerId: string): ProducerInfo {
      const { call, member } = entryOf(participant)
      const found = otherProducers(call, member).find((producer) => producer.producerId === producerId)
      if (!found) throw new MediaRequestError('there is no such producer')
      return found
    },

    leave,

    crash(): number {
      const count = calls.size
      engine.crash()
      return count
    },

    close(): void {
      for (const participant of entries.keys()) leave(participant)
      engine.close()
    },
  }
}
