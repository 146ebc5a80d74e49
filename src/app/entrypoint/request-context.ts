import { type Scope, scopeBind } from 'effector'
import { $selectedCompany } from '@/entities/company'
import type { RequestContext } from '@/shared/api'
import { $authToken, readAuthToken, readSelectedClinic } from '@/shared/auth'
import { pageResumed } from '@/shared/lifecycle'

/** A mismatch of session or clinic with the cookies triggers the checks of a resumed page. */
export function createRequestContext(scope: Scope): RequestContext {
  return {
    read: () => {
      const token = scope.getState($authToken)
      const company = scope.getState($selectedCompany)
      const isCurrent = token === readAuthToken() && company === readSelectedClinic()
      return isCurrent ? JSON.stringify([token, company]) : null
    },
    onMismatch: scopeBind(pageResumed, { scope }),
  }
}
