/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import { DoneResponse } from '../../model'

import { request } from '../../../http.ts'

export const getSendTransactionsUrl = () => {
  return `/api/v1/transactions`
}

/**
 * Sent on Ctrl/Cmd+Alt+Enter, without a body. The portal does not use the response.
 * @summary The transactions request of a keyboard shortcut
 */
export const sendTransactions = async (options?: Parameters<typeof request>[1]): Promise<DoneResponse> => {
  return request<DoneResponse>(getSendTransactionsUrl(), {
    ...options,
    method: 'POST',
    schema: DoneResponse,
  })
}
