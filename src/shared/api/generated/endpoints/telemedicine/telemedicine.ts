/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import { DoneResponse } from '../../model'
import type { LeaveTelemedicineRoomRequest } from '../../model'

import { request } from '../../../http.ts'

export const getLeaveTelemedicineRoomUrl = () => {
  return `/api/v1/telemedicine/telemedicine/leave-room`
}

/**
 * Sent once when the doctor ends the call, opens another room instead or signs out, in addition to `leave-room` of the
 * channel, and when the doctor dismisses a call that is restored after a reload, before it is joined again. Not sent after a
 * reload or a lost connection, when another tab takes the call over, or when the session ends in another way. Leaving a room
 * that the doctor is not in succeeds. The response is not read; the window closes also if the request fails.
 * @summary Leave a consultation room
 */
export const leaveTelemedicineRoom = async (
  leaveTelemedicineRoomRequest: LeaveTelemedicineRoomRequest,
  options?: Parameters<typeof request>[1],
): Promise<DoneResponse> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<DoneResponse>(getLeaveTelemedicineRoomUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(leaveTelemedicineRoomRequest),
    schema: DoneResponse,
  })
}
