import { randomUUID } from 'node:crypto'
import { toClinicTimestamp } from '../clinic-time.ts'
import type { Database } from '../storage/database.ts'

const MAX_PARTICIPANTS = 2
/** Time for which the entry of a disconnected participant is reserved. */
const RECONNECT_GRACE_MS = 60_000

export interface Participant {
  /** The same for all connections of a person, so that a rejoin replaces the old entry. */
  identity: string
  userName: string
  /** Signed in as clinic staff; a patient joins as a guest. */
  isStaff: boolean
  send(event: string, body: unknown): void
  disconnect(): void
}

export interface Room {
  uuid: string
  /** For whom the room was opened. */
  patientName: string
}

interface RoomEntry {
  participant: Participant
  /** Set while the connection is lost; removes the participant when it fires. */
  leaving: NodeJS.Timeout | null
}

export type Rooms = ReturnType<typeof createRooms>

/**
 * The consultation rooms. Rooms are stored, their members are in memory only. `onLeft` is called for each participant whose
 * connection is no longer in the room.
 */
export const createRooms = (database: Database, now: () => Date, onLeft: (participant: Participant) => void) => {
  const membersByRoom = new Map<string, RoomEntry[]>()

  const membersOf = (room: string): RoomEntry[] => membersByRoom.get(room) ?? []
  const notifyOthers = (room: string, from: Participant, event: string): void => {
    for (const { participant } of membersOf(room)) {
      if (participant.identity !== from.identity) participant.send(event, { userName: from.userName })
    }
  }
  const removeMember = (room: string, entry: RoomEntry): void => {
    if (entry.leaving) clearTimeout(entry.leaving)
    membersByRoom.set(
      room,
      membersOf(room).filter((other) => other !== entry),
    )
    onLeft(entry.participant)
    notifyOthers(room, entry.participant, 'peer-left')
  }

  const get = (uuid: string): Room | null => {
    const row = database.prepare('SELECT uuid, participant FROM room WHERE uuid = ?').get(uuid)
    return row ? { uuid: String(row.uuid), patientName: String(row.participant) } : null
  }

  return {
    get,

    /** Opens a room for a patient; contract verification passes the uuid. */
    open(patientName: string, uuid: string = randomUUID()): Room {
      database.prepare('INSERT OR REPLACE INTO room VALUES (?, ?, ?)').run(uuid, patientName, toClinicTimestamp(now()))
      return { uuid, patientName }
    },

    /** Adds a participant and announces each side to the other. @returns false if the room is full */
    join(room: string, participant: Participant): boolean {
      const members = membersOf(room)
      const own = members.find((entry) => entry.participant.identity === participant.identity)
      const hasGuest = members.some((entry) => !entry.participant.isStaff)
      // One place is reserved for the doctor.
      const isFull = members.length >= MAX_PARTICIPANTS || (hasGuest && !participant.isStaff)
      if (!own && isFull) return false

      if (own?.leaving) clearTimeout(own.leaving)
      if (own) onLeft(own.participant)
      const others = members.filter((entry) => entry !== own)
      membersByRoom.set(room, [...others, { participant, leaving: null }])

      notifyOthers(room, participant, 'peer-joined')
      for (const { participant: other, leaving } of others) {
        participant.send('peer-joined', { userName: other.userName })
        if (leaving) participant.send('peer-disconnected', { userName: other.userName })
      }
      return true
    },

    leave(room: string, participant: Participant): void {
      const entry = membersOf(room).find((candidate) => candidate.participant === participant)
      if (entry) removeMember(room, entry)
    },

    /** Removes a person from the room, on any connection. */
    leaveAs(room: string, identity: string): void {
      const entry = membersOf(room).find((candidate) => candidate.participant.identity === identity)
      if (entry) removeMember(room, entry)
    },

    markDisconnected(room: string, participant: Participant): void {
      const entry = membersOf(room).find((candidate) => candidate.participant === participant)
      if (!entry) return
      entry.leaving = setTimeout(() => removeMember(room, entry), RECONNECT_GRACE_MS)
      onLeft(participant)
      notifyOthers(room, participant, 'peer-disconnected')
    },

    /** Removes all participants; the rooms stay. */
    clear(): void {
      for (const { leaving, participant } of [...membersByRoom.values()].flat()) {
        if (leaving) clearTimeout(leaving)
        onLeft(participant)
      }
      membersByRoom.clear()
    },
  }
}
