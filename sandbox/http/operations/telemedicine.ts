import { type ApiRequest, DONE, type Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const leaveTelemedicineRoom: Operation = ({ telemedicine }, { session, body }: ApiRequest<{ room_uuid: string }>) => {
  const room = telemedicine.rooms.get(body.room_uuid)
  if (!room) throw new ApiError(404, 'notFound')
  telemedicine.rooms.leaveAs(room.uuid, session.account.uuid)
  return DONE
}

export const telemedicineOperations = { leaveTelemedicineRoom }
