export { ApiError, type ApiErrorKind } from './api-error'
export { getAccountingSettings, useGetAccountingSettings } from './generated/endpoints/accounting/accounting'
export {
  deleteAppointmentNotification,
  getListAppointmentNotificationsQueryKey,
  getListAppointmentNotificationsQueryOptions,
  listAppointmentNotifications,
  setAppointmentNotificationVisibility,
  useListAppointmentNotifications,
} from './generated/endpoints/appointments/appointments'
export { signIn } from './generated/endpoints/auth/auth'
export {
  getCompanySettings,
  getGetCompanySettingsQueryKey,
  getGetCompanySettingsQueryOptions,
  getListCompaniesQueryKey,
  getListCompaniesQueryOptions,
  listCompanies,
  selectCompany,
  useGetCompanySettings,
  useListCompanies,
} from './generated/endpoints/companies/companies'
export { getListDoctorsQueryKey, listDoctors, useListDoctors } from './generated/endpoints/doctors/doctors'
export {
  getHelpContent,
  listHelpContents,
  useGetHelpContent,
  useListHelpContents,
} from './generated/endpoints/help/help'
export { findPatients, useFindPatients } from './generated/endpoints/patients/patients'
export {
  getListRemindersQueryKey,
  getListRemindersQueryOptions,
  listReminders,
  useListReminders,
} from './generated/endpoints/reminders/reminders'
export { leaveTelemedicineRoom } from './generated/endpoints/telemedicine/telemedicine'
export { createTicket } from './generated/endpoints/tickets/tickets'
export { sendTransactions } from './generated/endpoints/transactions/transactions'
export {
  checkDoctorUser,
  getCheckDoctorUserQueryOptions,
  getGetUserInfoDetailQueryKey,
  getGetUserInfoDetailQueryOptions,
  getGetUserInfoQueryOptions,
  getUserInfo,
  getUserInfoDetail,
  signOut,
  useGetUserInfoDetail,
} from './generated/endpoints/user/user'
export {
  type AppointmentNotificationFilter,
  type AppointmentNotificationListResponse,
  type Company,
  type CompanyListResponse,
  type CompanySettings,
  type CompanySettingsResponse,
  type CreateTicketRequest,
  type DoctorListResponse,
  type DoctorListEntry,
  type FindPatientsResponse,
  type HelpArticle,
  type HelpContent,
  type HelpContentResponse,
  type HelpContentListResponse,
  type HelpLanguage,
  type PatientSearchResult,
  type PermissionGroups,
  type ReminderListResponse,
  type ReminderPatient,
  type TicketCategory,
  type TicketPriority,
  type UserInfo,
  type UserInfoDetailResponse,
  // Schemas of data that does not come over HTTP or has its own reader; each one is also a type of the same name.
  AppointmentNotification,
  CallConsumer,
  CallConsumerCreated,
  CallDone,
  CallPeer,
  CallProducer,
  CallProducerCreated,
  CallProducerKind,
  CallErrorResponse,
  CallRoomJoined,
  CallTransportCreated,
  LiveExternalCompanySwitch,
  LiveNotificationDeleted,
  LiveSettingsTransactions,
  ReminderNote,
  Id,
  WorkingDay,
} from './generated/model'
export { configureHttp, type RequestKey, type MalformedResponse, type ServerTime, type RequestContext } from './http'
export { normalizeId } from './normalize-id'
export { isRateLimited, isRetryable, remainingWait, retryAt, retryDelay } from './retry'
export { readTolerantly } from './tolerant-reader'
export { prefetchHttpClientTask } from './http-client'
