import type { Calls } from './calls.ts'
import type { Participant, Rooms } from './rooms.ts'

export interface Acknowledgement {
  success: boolean
  error?: string
  params?: unknown
  id?: string
  rtpCapabilities?: unknown
}

export interface TelemedicineContext {
  rooms: Rooms
  calls: Calls
  participant: Participant
  room: string | null
}

export type TelemedicineHandler = (
  context: TelemedicineContext,
  body: unknown,
) => Acknowledgement | Promise<Acknowledgement>

export const reject = (error: string): Acknowledgement => ({ success: false, error })
