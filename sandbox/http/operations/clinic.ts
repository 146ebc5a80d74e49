import { transactionsSet } from '../../live/live-events.ts'
import { type Call, DONE, type Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const MIN_KEYWORD_LENGTH = 3

const listCompanies: Operation = ({ clinics }, { session }) => ({
  companies: clinics.ofAccount(session.account.id).map(({ clinic, doctorSetting }) => ({
    uuid: clinic.uuid,
    company_name: clinic.name,
    email: clinic.email,
    doctor_setting: doctorSetting,
  })),
})

const selectCompany: Operation = ({ clinics, sessions, live }, { session, body }: Call<{ companies: string }>) => {
  const clinic = clinics.withUuid(body.companies)
  if (!clinic) throw new ApiError(404, 'notFound')
  const isMember = clinics.ofAccount(session.account.id).some((membership) => membership.clinic.id === clinic.id)
  if (!isMember) throw new ApiError(403, 'notPermitted')
  sessions.selectClinic(session, clinic.id)
  live.moveSession(session.id, clinic.id)
  return DONE
}

const getCompanySettings: Operation = ({ clinics }, { session }) => ({
  companies: clinics.ofAccount(session.account.id).map(({ clinic }) => ({
    uuid: clinic.uuid,
    companies_setting: clinic.setting,
    transactions: clinic.transactions,
  })),
})

const getAccountingSettings: Operation = ({ clinics }, { session }) => ({
  settings: session.clinic === null ? null : (clinics.get(session.clinic)?.accounting ?? null),
})

/** Toggles the setting of the active clinic, and pushes the new value to all its connections. */
const sendTransactions: Operation = ({ clinics, live }, { session }) => {
  const clinic = session.clinic === null ? null : clinics.get(session.clinic)
  if (clinic) {
    clinics.setTransactions(clinic.id, !clinic.transactions)
    live.emit(transactionsSet(!clinic.transactions), { clinic: clinic.id })
  }
  return DONE
}

const findPatients: Operation = ({ patients }, { session, body }: Call<{ keyword: string }>) => {
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

const leaveTelemedicineRoom: Operation = ({ telemedicine }, { session, body }: Call<{ room_uuid: string }>) => {
  if (!telemedicine.rooms.has(body.room_uuid)) throw new ApiError(404, 'notFound')
  telemedicine.rooms.leaveAs(body.room_uuid, session.account.uuid)
  return DONE
}

export const clinicOperations = {
  listCompanies,
  selectCompany,
  getCompanySettings,
  getAccountingSettings,
  sendTransactions,
  findPatients,
  listReminders,
  listDoctors,
  leaveTelemedicineRoom,
}
