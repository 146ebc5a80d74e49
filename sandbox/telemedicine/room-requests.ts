import { emptyBody, joinBody, parseBody } from './request-bodies.ts'
import { reject, type TelemedicineContext, type TelemedicineHandler } from './telemedicine-request.ts'

const joinRoom: TelemedicineHandler = async (context, body) => {
  const { rooms, calls, participant } = context
  // The portal has a text of its own for this message.
  if (!hasRoomId(body)) return reject('roomId is missing')
  const room = rooms.get(parseBody(joinBody, body).roomId)
  if (!room) return reject('room not found')

  if (context.room && context.room !== room.uuid) rooms.leave(context.room, participant)
  if (!rooms.join(room.uuid, participant)) return reject('room is full')
  context.room = room.uuid
  try {
    return { success: true, rtpCapabilities: await calls.enter(room.uuid, participant) }
  } catch (error) {
    leave(context)
    throw error
  }
}

/** Idempotent: the portal leaves over the channel and over HTTP at once. */
const leaveRoom: TelemedicineHandler = (context, body) => {
  parseBody(emptyBody, body)
  leave(context)
  return { success: true }
}

const hasRoomId = (body: unknown): boolean => typeof body === 'object' && body !== null && 'roomId' in body

const leave = (context: TelemedicineContext): void => {
  if (context.room) context.rooms.leave(context.room, context.participant)
  context.room = null
}

export const roomRequests = { 'join-room': joinRoom, 'leave-room': leaveRoom }
