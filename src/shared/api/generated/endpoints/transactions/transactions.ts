/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import { DoneAnswer } from '../../model'

import { request } from '../../../http.ts'

export const getSendTransactionsUrl = () => {
  return `/api/v1/transactions`
}

/**
 * Sent on Ctrl/Cmd+Alt+Enter, without a body. The portal reads the answer and uses nothing of it.
 * @summary Ask the platform to run its transactions
 */
export const sendTransactions = async (options?: Parameters<typeof request>[1]): Promise<DoneAnswer> => {
  return request<DoneAnswer>(getSendTransactionsUrl(), {
    ...options,
    method: 'POST',
    schema: DoneAnswer,
  })
}
