import type { Permissions } from '../accounts/account-store.ts'

export interface Requirement {
  group: string
  permission?: string
}

const EVERYONE = 'everyone'

/**
 * Who may call an operation, by `operationId`. It follows the portal: what the shell offers to every account is open,
 * except the patient search and the transactions; like everything else they need the permission of their menu entry.
 * Live events contain only what open operations return.
 */
export const REQUIRED_PERMISSION: Readonly<Record<string, Requirement | typeof EVERYONE>> = {
  signIn: EVERYONE,
  signOut: EVERYONE,
  getUserInfoDetail: EVERYONE,
  getUserInfo: EVERYONE,
  checkDoctorUser: EVERYONE,
  listCompanies: EVERYONE,
  selectCompany: EVERYONE,
  getCompanySettings: EVERYONE,

  // The home page, the bell and the drawer of the top bar.
  listReminders: EVERYONE,
  listDoctors: EVERYONE,
  listAppointmentNotifications: EVERYONE,
  deleteAppointmentNotification: EVERYONE,
  setAppointmentNotificationVisibility: EVERYONE,

  findPatients: { group: 'patient', permission: 'patient_list' },
  getAccountingSettings: { group: 'finance' },
  // The setting hides the finance section.
  sendTransactions: { group: 'finance' },

  listHelpContents: EVERYONE,
  getHelpContent: EVERYONE,
  createTicket: EVERYONE,

  leaveTelemedicineRoom: EVERYONE,
}

/** An operation that the table does not name is denied. */
export const isPermitted = (operationId: string, permissions: Permissions): boolean => {
  const required = REQUIRED_PERMISSION[operationId]
  if (required === undefined) return false
  if (required === EVERYONE) return true
  const granted = Object.hasOwn(permissions, required.group) ? permissions[required.group] : undefined
  return granted !== undefined && (required.permission === undefined || granted.includes(required.permission))
}
