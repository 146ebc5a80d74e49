import type { Operation } from '../operation.ts'

const getUserInfoDetail: Operation = (_services, { session }) => {
  const { id: _id, is_doctor: _isDoctor, is_patient, ...user } = session.account
  return { statusCode: 200, userInfo: { ...user, type: { patient: is_patient } } }
}

const getUserInfo: Operation = (_services, { session }) => ({
  userInfo: { type: { patient: session.account.is_patient } },
})

/** The result is in the body: browsers log an HTTP error status as a failure. */
const checkDoctorUser: Operation = (_services, { session }) => ({
  data: { statusCode: session.account.is_doctor ? 200 : 404 },
})

export const userOperations = { getUserInfoDetail, getUserInfo, checkDoctorUser }
