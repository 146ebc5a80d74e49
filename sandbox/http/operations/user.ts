import type { Operation } from '../operation.ts'
import { Refusal } from '../refusal.ts'

const getUserInfoDetail: Operation = (_services, { session }) => {
  const { id: _id, is_doctor: _isDoctor, is_patient, ...user } = session.account
  return { statusCode: 200, userInfo: { ...user, type: { patient: is_patient } } }
}

const getUserInfo: Operation = (_services, { session }) => ({
  userInfo: { type: { patient: session.account.is_patient } },
})

const checkDoctorUser: Operation = (_services, { session }) => {
  if (!session.account.is_doctor) throw new Refusal(404, 'notFound')
  return { data: { statusCode: 200 } }
}

export const userOperations = { getUserInfoDetail, getUserInfo, checkDoctorUser }
