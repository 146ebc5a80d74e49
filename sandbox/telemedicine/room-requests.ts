import { joinBody } from './request-bodies.ts'
import { reject, type TelemedicineContext, type TelemedicineHandler } from './telemedicine-request.ts'

const joinRoom: TelemedicineHandler = async (context, body) => {
  const { rooms, calls, participant } = context
  const { data } = joinBody.safeParse(body)
  if (!data) return reject('roomId is missing')
  const room = rooms.get(data.roomId)
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
const leaveRoom: TelemedicineHandler = (context) => {
  leave(context)
  return { success: true }
}

const leave = (context: TelemedicineContext): void => {
  if (context.room) context.rooms.leave(context.room, context.participant)
  context.room = null
}

export const roomRequests = { 'join-room': joinRoom, 'leave-room': leaveRoom }
