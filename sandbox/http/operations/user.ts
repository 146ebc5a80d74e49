import type { Operation } from '../operation.ts'

const getUserInfoDetail: Operation = (_services, { session }) => {
  const { id: _id, is_doctor: _isDoctor, is_patient, ...user } = session.account
  return { statusCode: 200, userInfo: { ...user, type: { patient: is_patient } } }
}

const getUserInfo: Operation = (_services, { session }) => ({
  userInfo: { type: { patient: session.account.is_patient } },
})

/** An ordinary "no" stands in the answer: an HTTP status would look like a failure in every browser. */
const checkDoctorUser: Operation = (_services, { session }) => ({
  data: { statusCode: session.account.is_doctor ? 200 : 404 },
})

export const userOperations = { getUserInfoDetail, getUserInfo, checkDoctorUser }
