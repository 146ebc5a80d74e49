import { transactionsSet } from '../../live/live-events.ts'
import { type ApiRequest, DONE, type Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const listCompanies: Operation = ({ clinics }, { session }) => ({
  companies: clinics.ofAccount(session.account.id).map(({ clinic, doctorSetting }) => ({
    uuid: clinic.uuid,
    company_name: clinic.name,
    email: clinic.email,
    doctor_setting: doctorSetting,
  })),
})

const selectCompany: Operation = (
  { clinics, sessions, live },
  { session, body }: ApiRequest<{ companies: string }>,
) => {
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

export const clinicOperations = {
  listCompanies,
  selectCompany,
  getCompanySettings,
  getAccountingSettings,
  sendTransactions,
}
