/** Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit. */

export const checkDoctorUser = { method: 'GET', path: '/api/v1/user-doctor' } as const
export const createTicket = { method: 'POST', path: '/api/v1/tickets/companies/post' } as const
export const deleteAppointmentNotification = {
  method: 'POST',
  path: '/api/v2/appointments/notifications/delete',
} as const
export const findPatients = { method: 'POST', path: '/api/v1/patient/companies/find/patient' } as const
export const getAccountingSettings = { method: 'POST', path: '/api/v1/accounting/settings/get' } as const
export const getCompanySettings = { method: 'GET', path: '/api/v1/companies/companies/settings/company' } as const
export const getHelpContent = { method: 'POST', path: '/api/v1/tickets/companies/help_contents/content' } as const
export const getUserInfo = { method: 'POST', path: '/api/v1/user/info' } as const
export const getUserInfoDetail = { method: 'GET', path: '/api/v1/user/info-detail' } as const
export const leaveTelemedicineRoom = { method: 'POST', path: '/api/v1/telemedicine/telemedicine/leave-room' } as const
export const listAppointmentNotifications = { method: 'POST', path: '/api/v2/appointments/notifications' } as const
export const listCompanies = { method: 'GET', path: '/api/v1/doctor/companies' } as const
export const listDoctors = { method: 'POST', path: '/api/v1/doctor/list/post' } as const
export const listHelpContents = { method: 'POST', path: '/api/v1/tickets/companies/help_contents/list' } as const
export const listReminders = { method: 'GET', path: '/api/v1/patient/notes/reminder-all' } as const
export const selectCompany = { method: 'POST', path: '/api/v1/doctor/companies' } as const
export const sendTransactions = { method: 'POST', path: '/api/v1/transactions' } as const
export const setAppointmentNotificationVisibility = {
  method: 'POST',
  path: '/api/v2/appointments/notifications/visibility',
} as const
export const signIn = { method: 'POST', path: '/api/v1/auth/doctor/sign-in' } as const
export const signOut = { method: 'POST', path: '/api/v1/user/sign-out' } as const
