import type { ApiRequest, Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const MIN_KEYWORD_LENGTH = 3

const findPatients: Operation = ({ patients }, { session, body }: ApiRequest<{ keyword: string }>) => {
  const keyword = body.keyword.trim()
  if (Array.from(keyword).length < MIN_KEYWORD_LENGTH) throw new ApiError(400, 'termTooShort', { keyword: ['invalid'] })
  return { companiesPatient: session.clinic === null ? [] : patients.find(session.clinic, keyword) }
}

const listReminders: Operation = ({ reminders }, { session }) => ({
  notes: session.clinic === null ? [] : reminders.list(session.clinic, session.account.id),
})

const listDoctors: Operation = ({ clinics }, { session }) => ({
  lists: session.clinic === null ? [] : clinics.doctors(session.clinic),
})

export const clinicListOperations = { findPatients, listReminders, listDoctors }
