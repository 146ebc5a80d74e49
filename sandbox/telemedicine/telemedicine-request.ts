import type { Calls } from './calls.ts'
import type { Participant, Rooms } from './rooms.ts'

export const TELEMEDICINE_REQUESTS = [
  'join-room',
  'set-rtp-capabilities',
  'create-send-transport',
  'connect-send-transport',
  'create-recv-transport',
  'connect-recv-transport',
  'produce',
  'consume',
  'resume-consumer',
  'pause-producer',
  'resume-producer',
  'leave-room',
] as const

export type TelemedicineRequest = (typeof TELEMEDICINE_REQUESTS)[number]

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
