import type { QueryClient } from '@tanstack/react-query'
import { getGetUserInfoDetailQueryOptions } from '@/shared/api'
import { PIN_LENGTH } from '@/shared/config'
import { clinicDay } from '@/shared/lib/date-time'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { isPin } from '@/shared/lib/is-pin'
import { ALWAYS_STALE } from '@/shared/query'

/** `missing`: the platform has no valid PIN, so no input can match. */
export type PinCheckResult = 'right' | 'wrong' | 'missing' | 'unreachable'

/** The PIN changes daily: only a response of today is used, and a mismatch is checked again. Neither PIN leaves this function. */
export async function checkPin(client: QueryClient, typed: OneTimeSecret): Promise<PinCheckResult> {
  const pin = typed.take()
  // The user is waiting: no retries, and no pause while offline.
  const query = { ...getGetUserInfoDetailQueryOptions(), retry: false, networkMode: 'always' } as const
  // The query would join a paused request, and wait for the network with it.
  await client.cancelQueries({ queryKey: query.queryKey, fetchStatus: 'paused' })
  try {
    const known = await client.query({
      ...query,
      staleTime: ({ state }) => (isFromToday(state.dataUpdatedAt) ? 'static' : ALWAYS_STALE),
    })
    if (matchesPin(pin, known.userInfo.pin)) return 'right'
    const { userInfo } = await client.query({ ...query, staleTime: ALWAYS_STALE })
    if (matchesPin(pin, userInfo.pin)) return 'right'
    return readDailyPin(userInfo.pin) === null ? 'missing' : 'wrong'
  } catch {
    return 'unreachable'
  }
}

/** A time in the future is from a wrong clock. */
const isFromToday = (at: number): boolean => at <= Date.now() && clinicDay(new Date(at)) === clinicDay(new Date())

const MAX_PIN = 10 ** PIN_LENGTH - 1

/** The PIN of the platform; a number is padded with leading zeros. Null for anything else, which matches no input. */
export function readDailyPin(value: unknown): string | null {
  if (typeof value === 'string') return isPin(value) ? value : null
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_PIN) return null
  return String(value).padStart(PIN_LENGTH, '0')
}

export const matchesPin = (typed: string, value: unknown): boolean => isPin(typed) && readDailyPin(value) === typed
