export {
  fetchCompanies,
  cachedTransactions,
  useClinicSettings,
  useCompanies,
  useDoctorOverride,
  useIsActiveCompanyPending,
  useTransactions,
} from './api/companies'
export {
  type OpenInterval,
  type SlotDurations,
  WEEKDAYS,
  type WeekHours,
  weekHours,
  type WorkingTimes,
} from './model/clinic-settings'
export {
  $selectedCompany,
  activeCompany,
  type Company,
  findCompany,
  restoreSelectedCompanyTask,
  saveSelectedCompanyTask,
} from './model/company'
