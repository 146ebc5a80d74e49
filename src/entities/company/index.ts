export { useCompanies, useTransactions } from './api/companies'
export { activeCompany, type Company } from './model/company'
export { $selectedCompany } from './model/selected-company'
