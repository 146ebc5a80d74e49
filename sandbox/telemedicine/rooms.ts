import { randomUUID } from 'node:crypto'
import { clinicMoment } from '../clinic-time.ts'
import type { Database } from '../storage/database.ts'

const SEATS = 2
/** How long the seat of somebody whose connection is lost stays theirs. */
const PATIENCE_MS = 60_000
/** How long after a goodbye over the channel the same one may still arrive over HTTP. */
const ECHO_MS = 30_000

/** Somebody who is connected to the channel. */
export interface Participant {
  /** The same for every connection of the same person, so that coming back takes the old seat. */
  identity: string
  userName: string
  tell(event: string, body: unknown): void
  /** Cuts the connection; whoever wants to stay comes back over a new one. */
  disconnect(): void
}

export interface Room {
  uuid: string
  /** The patient for whom the room was opened. */
  participant: string
}

interface Seat {
  participant: Participant
  /** Set while the connection is lost; when it fires, the person has left. */
  leaving: NodeJS.Timeout | null
}

export type Rooms = ReturnType<typeof createRooms>

/**
 * The consultation rooms. That a room exists is stored; who sits in it is known only while the process runs. `onAway` hears
 * of every participant who is in the room no longer, or not over this connection.
 */
export const createRooms = (database: Database, now: () => Date, onAway: (participant: Participant) => void) => {
  const seatsOf = new Map<string, Seat[]>()
  /** Who has said goodbye over the channel says it over HTTP too: by room and person, until when that is the same goodbye. */
  const echoes = new Map<string, number>()
  const echoOf = (room: string, identity: string): string => `${room} ${identity}`

  const seats = (room: string): Seat[] => seatsOf.get(room) ?? []
  const tellOthers = (room: string, from: Participant, event: string): void => {
    for (const { participant } of seats(room)) {
      if (participant.identity !== from.identity) participant.tell(event, { userName: from.userName })
    }
  }
  const vacate = (room: string, seat: Seat): void => {
    if (seat.leaving) clearTimeout(seat.leaving)
    seatsOf.set(
      room,
      seats(room).filter((other) => other !== seat),
    )
    onAway(seat.participant)
    tellOthers(room, seat.participant, 'peer-left')
  }

  const get = (uuid: string): Room | null => {
    const row = database.prepare('SELECT uuid, participant FROM room WHERE uuid = ?').get(uuid.toLowerCase())
    return row ? { uuid: String(row.uuid), participant: String(row.participant) } : null
  }

  return {
    get,
    has: (uuid: string): boolean => get(uuid) !== null,

    /** Opens a room for a patient; a given uuid is for contract verification. */
    open(participant: string, uuid: string = randomUUID()): Room {
      database.prepare('INSERT OR REPLACE INTO room VALUES (?, ?, ?)').run(uuid, participant, clinicMoment(now()))
      return { uuid, participant }
    },

    /** Seats a participant, or answers false when the room is full. Both sides learn who the other one is. */
    join(room: string, participant: Participant): boolean {
      const own = seats(room).find((seat) => seat.participant.identity === participant.identity)
      if (!own && seats(room).length >= SEATS) return false

      if (own?.leaving) clearTimeout(own.leaving)
      if (own) onAway(own.participant)
      const others = seats(room).filter((seat) => seat !== own)
      seatsOf.set(room, [...others, { participant, leaving: null }])

      tellOthers(room, participant, 'peer-joined')
      for (const other of others) participant.tell('peer-joined', { userName: other.participant.userName })
      return true
    },

    leave(room: string, participant: Participant): void {
      const seat = seats(room).find((candidate) => candidate.participant === participant)
      if (!seat) return
      vacate(room, seat)
      echoes.set(echoOf(room, participant.identity), now().getTime() + ECHO_MS)
    },

    /** Vacates the seat of a person, whichever connection holds it; not the one of somebody who has left and is back already. */
    leaveAs(room: string, identity: string): void {
      const echo = echoOf(room, identity)
      const until = echoes.get(echo)
      echoes.delete(echo)
      if (until !== undefined && now().getTime() < until) return
      const seat = seats(room).find((candidate) => candidate.participant.identity === identity)
      if (seat) vacate(room, seat)
    },

    /** The connection of a participant is lost: the seat is kept for a while. */
    lose(room: string, participant: Participant, patienceMs = PATIENCE_MS): void {
      const seat = seats(room).find((candidate) => candidate.participant === participant)
      if (!seat) return
      seat.leaving = setTimeout(() => vacate(room, seat), patienceMs)
      onAway(participant)
      tellOthers(room, participant, 'peer-disconnected')
    },

    close(): void {
      for (const { leaving, participant } of [...seatsOf.values()].flat()) {
        if (leaving) clearTimeout(leaving)
        onAway(participant)
      }
      seatsOf.clear()
      echoes.clear()
    },
  }
}
