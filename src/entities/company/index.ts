export {
  fetchCompaniesFx,
  useClinicSettings,
  useCompanies,
  useDoctorOverride,
  useTransactions,
} from './api/companies'
export type { SlotDurations } from './model/clinic-settings'
export { activeCompany, type Company } from './model/company'
export { $selectedCompany, saveSelectionFx, restoreSelectionFx } from './model/selected-company'
export { type OpenInterval, WEEKDAYS, type WeekHours, weekHours } from './model/working-hours'
