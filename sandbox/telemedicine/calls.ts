import { type CallParticipant, createCallParticipant, type ProducerInfo } from './call-participant.ts'
import type { NetworkEmulation } from './network-emulation/network-emulation.ts'
import { type MediaEngine, MediaRequestError, type MediaRouter, type RtpCapabilities } from './media/media-engine.ts'
import type { Participant } from './rooms.ts'

interface Call {
  room: string
  router: Promise<MediaRouter>
  members: Set<CallParticipant>
}

export type Calls = ReturnType<typeof createCalls>

/** The sound and picture of all rooms. A room has a router as long as somebody is in it. */
export const createCalls = (engine: MediaEngine, networkEmulation: NetworkEmulation) => {
  const calls = new Map<string, Call>()
  const memberships = new Map<Participant, { call: Call; member: CallParticipant }>()

  const forget = (call: Call): void => {
    if (calls.get(call.room) === call) calls.delete(call.room)
  }

  /** Their browsers join again over a new connection, and find a new router. */
  const routerClosed = (call: Call): void => {
    forget(call)
    for (const { participant } of call.members) participant.disconnect()
  }

  const open = (room: string): Call => {
    const call: Call = {
      room,
      members: new Set(),
      router: engine.openRouter({ routerClosed: () => routerClosed(call) }),
    }
    call.router.catch(() => forget(call))
    calls.set(room, call)
    return call
  }

  const others = ({ members }: Call, member: CallParticipant): CallParticipant[] =>
    [...members].filter((item) => item !== member)
  const offersTo = (call: Call, member: CallParticipant): ProducerInfo[] =>
    others(call, member).flatMap((item) => item.offers())

  const endCall = (participant: Participant): void => {
    const membership = memberships.get(participant)
    if (!membership) return
    const { call, member } = membership
    memberships.delete(participant)
    call.members.delete(member)
    member.close()
    if (call.members.size > 0) return
    forget(call)
    // A router that never came needs no closing; whoever waited for it was told.
    call.router.then((router) => router.close()).catch(() => undefined)
  }

  const placeOf = (participant: Participant) => {
    const membership = memberships.get(participant)
    if (!membership) throw new MediaRequestError('no room was joined')
    return membership
  }

  return {
    /** The name of the engine that carries the calls. */
    engine: engine.name,

    /** Enters a call anew, whatever was there before, and answers what its router can carry. */
    async enter(room: string, participant: Participant): Promise<RtpCapabilities> {
      endCall(participant)
      const call = calls.get(room) ?? open(room)
      const member: CallParticipant = createCallParticipant(participant, call.router, networkEmulation, {
        onProducer() {
          for (const other of others(call, member)) other.subscribeToProducers(member.offers())
        },
        onPausedChanged(switched) {
          for (const other of others(call, member)) other.setPeerPaused(switched)
        },
        onDisconnected() {
          const { userName } = participant
          for (const other of others(call, member)) other.participant.send('peer-disconnected', { userName })
        },
      })
      call.members.add(member)
      memberships.set(participant, { call, member })
      return (await call.router).rtpCapabilities
    },

    /** @throws {MediaRequestError} for a participant who is in no room */
    member: (participant: Participant): CallParticipant => placeOf(participant).member,

    /** Tells of everything that the others send already. */
    addProducer(participant: Participant): void {
      const membership = memberships.get(participant)
      membership?.member.subscribeToProducers(offersTo(membership.call, membership.member))
    },

    /** What somebody else in the same room sends under this id. */
    producersFor(participant: Participant, producerId: string): ProducerInfo {
      const { call, member } = placeOf(participant)
      const found = offersTo(call, member).find((addProducer) => addProducer.producerId === producerId)
      if (!found) throw new MediaRequestError('there is no such producer')
      return found
    },

    hangUp: endCall,

    /** Ends what carries the calls, as a fault would, and answers how many there were. */
    crash(): number {
      const count = calls.size
      engine.crash()
      return count
    },

    close(): void {
      for (const participant of memberships.keys()) endCall(participant)
      engine.close()
    },
  }
}
