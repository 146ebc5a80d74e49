import { type CallMember, createCallMember, type Offer } from './call-participant.ts'
import type { Lines } from './network-emulation/network-emulation.ts'
import { type MediaEngine, MediaRefusal, type MediaRouter, type RtpCapabilities } from './media/media-engine.ts'
import type { Participant } from './rooms.ts'

interface Call {
  room: string
  router: Promise<MediaRouter>
  members: Set<CallMember>
}

export type Calls = ReturnType<typeof createCalls>

/** The sound and picture of all rooms. A room has a router as long as somebody is in it. */
export const createCalls = (engine: MediaEngine, lines: Lines) => {
  const calls = new Map<string, Call>()
  const places = new Map<Participant, { call: Call; member: CallMember }>()

  const forget = (call: Call): void => {
    if (calls.get(call.room) === call) calls.delete(call.room)
  }

  /** Their browsers join again over a new connection, and find a new router. */
  const died = (call: Call): void => {
    forget(call)
    for (const { participant } of call.members) participant.disconnect()
  }

  const open = (room: string): Call => {
    const call: Call = { room, members: new Set(), router: engine.openRouter({ died: () => died(call) }) }
    call.router.catch(() => forget(call))
    calls.set(room, call)
    return call
  }

  const others = ({ members }: Call, member: CallMember): CallMember[] => [...members].filter((one) => one !== member)
  const offersTo = (call: Call, member: CallMember): Offer[] => others(call, member).flatMap((one) => one.offers())

  const hangUp = (participant: Participant): void => {
    const place = places.get(participant)
    if (!place) return
    const { call, member } = place
    places.delete(participant)
    call.members.delete(member)
    member.close()
    if (call.members.size > 0) return
    forget(call)
    // A router that never came needs no closing; whoever waited for it was told.
    call.router.then((router) => router.close()).catch(() => undefined)
  }

  const placeOf = (participant: Participant) => {
    const place = places.get(participant)
    if (!place) throw new MediaRefusal('no room was joined')
    return place
  }

  return {
    /** The name of the engine that carries the calls. */
    engine: engine.name,

    /** Enters a call anew, whatever was there before, and answers what its router can carry. */
    async enter(room: string, participant: Participant): Promise<RtpCapabilities> {
      hangUp(participant)
      const call = calls.get(room) ?? open(room)
      const member: CallMember = createCallMember(participant, call.router, lines, {
        onOffer() {
          for (const other of others(call, member)) other.hearOffers(member.offers())
        },
        onSwitched(switched) {
          for (const other of others(call, member)) other.hearSwitched(switched)
        },
        onDisconnected() {
          const { userName } = participant
          for (const other of others(call, member)) other.participant.tell('peer-disconnected', { userName })
        },
      })
      call.members.add(member)
      places.set(participant, { call, member })
      return (await call.router).rtpCapabilities
    },

    /** @throws {MediaRefusal} for somebody who is in no room */
    member: (participant: Participant): CallMember => placeOf(participant).member,

    /** Tells of everything that the others send already. */
    offer(participant: Participant): void {
      const place = places.get(participant)
      place?.member.hearOffers(offersTo(place.call, place.member))
    },

    /** What somebody else in the same room sends under this id. */
    offered(participant: Participant, producerId: string): Offer {
      const { call, member } = placeOf(participant)
      const found = offersTo(call, member).find((offer) => offer.producerId === producerId)
      if (!found) throw new MediaRefusal('there is no such producer')
      return found
    },

    hangUp,

    /** Ends what carries the calls, as a fault would, and answers how many there were. */
    crash(): number {
      const count = calls.size
      engine.crash()
      return count
    },

    close(): void {
      for (const participant of places.keys()) hangUp(participant)
      engine.close()
    },
  }
}
