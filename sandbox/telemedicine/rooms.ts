import { randomUUID } from 'node:crypto'
import { clinicMoment } from '../clinic-time.ts'
import type { Database } from '../storage/database.ts'

const MAX_PARTICIPANTS = 2
/** How long the seat of somebody whose connection is lost stays theirs. */
const RECONNECT_GRACE_MS = 60_000
/** How long after a goodbye over the channel the same one may still arrive over HTTP. */
const DUPLICATE_LEAVE_MS = 30_000

/** Somebody who is connected to the channel. */
export interface Participant {
  /** The same for every connection of the same person, so that coming back takes the old seat. */
  identity: string
  userName: string
  send(event: string, body: unknown): void
  /** Cuts the connection; whoever wants to stay comes back over a new one. */
  disconnect(): void
}

export interface Room {
  uuid: string
  /** The patient for whom the room was opened. */
  participant: string
}

interface Membership {
  participant: Participant
  /** Set while the connection is lost; when it fires, the person has left. */
  leaving: NodeJS.Timeout | null
}

export type Rooms = ReturnType<typeof createRooms>

/**
 * The consultation rooms. That a room exists is stored; who sits in it is known only while the process runs. `onAway` hears
 * of every participant who is in the room no longer, or not over this connection.
 */
export const createRooms = (database: Database, now: () => Date, onLeft: (participant: Participant) => void) => {
  const membersByRoom = new Map<string, Membership[]>()
  /** Who has said goodbye over the channel says it over HTTP too: by room and person, until when that is the same goodbye. */
  const echoes = new Map<string, number>()
  const leaveKey = (room: string, identity: string): string => `${room} ${identity}`

  const membersOf = (room: string): Membership[] => membersByRoom.get(room) ?? []
  const notifyOthers = (room: string, from: Participant, event: string): void => {
    for (const { participant } of membersOf(room)) {
      if (participant.identity !== from.identity) participant.send(event, { userName: from.userName })
    }
  }
  const removeMember = (room: string, membership: Membership): void => {
    if (membership.leaving) clearTimeout(membership.leaving)
    membersByRoom.set(
      room,
      membersOf(room).filter((other) => other !== membership),
    )
    onLeft(membership.participant)
    notifyOthers(room, membership.participant, 'peer-left')
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
      const own = membersOf(room).find((membership) => membership.participant.identity === participant.identity)
      if (!own && membersOf(room).length >= MAX_PARTICIPANTS) return false

      if (own?.leaving) clearTimeout(own.leaving)
      if (own) onLeft(own.participant)
      const others = membersOf(room).filter((membership) => membership !== own)
      membersByRoom.set(room, [...others, { participant, leaving: null }])

      notifyOthers(room, participant, 'peer-joined')
      for (const other of others) participant.send('peer-joined', { userName: other.participant.userName })
      return true
    },

    leave(room: string, participant: Participant): void {
      const membership = membersOf(room).find((candidate) => candidate.participant === participant)
      if (!membership) return
      removeMember(room, membership)
      echoes.set(leaveKey(room, participant.identity), now().getTime() + DUPLICATE_LEAVE_MS)
    },

    /** Vacates the seat of a person, whichever connection holds it; not the one of somebody who has left and is back already. */
    leaveAs(room: string, identity: string): void {
      const echo = leaveKey(room, identity)
      const until = echoes.get(echo)
      echoes.delete(echo)
      if (until !== undefined && now().getTime() < until) return
      const membership = membersOf(room).find((candidate) => candidate.participant.identity === identity)
      if (membership) removeMember(room, membership)
    },

    /** The connection of a participant is lost: the seat is kept for a while. */
    lose(room: string, participant: Participant, timeoutMs = RECONNECT_GRACE_MS): void {
      const membership = membersOf(room).find((candidate) => candidate.participant === participant)
      if (!membership) return
      membership.leaving = setTimeout(() => removeMember(room, membership), timeoutMs)
      onLeft(participant)
      notifyOthers(room, participant, 'peer-disconnected')
    },

    close(): void {
      for (const { leaving, participant } of [...membersByRoom.values()].flat()) {
        if (leaving) clearTimeout(leaving)
        onLeft(participant)
      }
      membersByRoom.clear()
      echoes.clear()
    },
  }
}
