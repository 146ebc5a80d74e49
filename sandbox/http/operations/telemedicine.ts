import { type ApiRequest, DONE, type Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const leaveTelemedicineRoom: Operation = ({ telemedicine }, { session, body }: ApiRequest<{ room_uuid: string }>) => {
  if (!telemedicine.rooms.has(body.room_uuid)) throw new ApiError(404, 'notFound')
  telemedicine.rooms.leaveAs(body.room_uuid, session.account.uuid)
  return DONE
}

export const telemedicineOperations = { leaveTelemedicineRoom }
