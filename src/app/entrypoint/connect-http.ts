import { type Scope, scopeBind } from 'effector'
import { $selectedCompany } from '@/entities/company'
import { serverTimeReceived } from '@/features/watch-clock'
import { configureHttp, type RequestContext } from '@/shared/api'
import {
  $authToken,
  readAuthToken,
  readSelectedClinic,
  requestContextMismatched,
  unauthorizedReceived,
} from '@/shared/auth'
import type { PortalConfig } from '@/shared/config'
import { i18n } from '@/shared/i18n'
import { problemOccurred } from '@/shared/report'
import { takePreloadedResponse } from './preloaded-responses'

export function connectHttp(scope: Scope, config: PortalConfig): void {
  const report = scopeBind(problemOccurred, { scope })
  configureHttp({
    baseUrl: config.apiUrl,
    getToken: () => scope.getState($authToken),
    getLanguage: () => i18n.language,
    onUnauthorized: scopeBind(unauthorizedReceived, { scope }),
    onMalformed: ({ operation, fields }) => report({ kind: 'malformed-response', where: operation, details: fields }),
    onServerTime: scopeBind(serverTimeReceived, { scope }),
    takePreloadedResponse,
    requestContext: createRequestContext(scope),
  })
}

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
