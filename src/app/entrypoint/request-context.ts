import { type Scope, scopeBind } from 'effector'
import { $selectedCompany } from '@/entities/company'
import type { RequestContext } from '@/shared/api'
import { $authToken, readAuthToken, readSelectedClinic, requestContextMismatched } from '@/shared/auth'

export function createRequestContext(scope: Scope): RequestContext {
  return {
    read: ({ isAnyClinic }) => {
      const token = scope.getState($authToken)
      const company = isAnyClinic ? null : scope.getState($selectedCompany)
      const isCurrent = token === readAuthToken() && (isAnyClinic || company === readSelectedClinic())
      return isCurrent ? JSON.stringify([token, company]) : null
    },
    onMismatch: scopeBind(requestContextMismatched, { scope }),
  }
}
