import type { QueryClient } from '@tanstack/react-query'
import { getGetUserInfoDetailQueryOptions } from '@/shared/api'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { matchesPin, readDailyPin } from '../model/pin'

/** `missing`: the platform gave no PIN, or nothing that is one, so that none can be right. */
export type PinCheckResult = 'right' | 'wrong' | 'missing' | 'unreachable'

/**
 * Compares what was typed with the PIN of the day. The PIN changes daily while tabs stay open: one that does not match is
 * compared once more with what the platform says now. Neither of the two leaves this function.
 */
export async function checkPin(client: QueryClient, typed: OneTimeSecret): Promise<PinCheckResult> {
  const pin = typed.take()
  // Somebody waits: no second tries, and no waiting for the network to come back.
  const query = { ...getGetUserInfoDetailQueryOptions(), retry: false, networkMode: 'always' } as const
  try {
    const known = await client.query({ ...query, staleTime: 'static' })
    if (matchesPin(pin, known.userInfo.pin)) return 'right'
    const { userInfo } = await client.query({ ...query, staleTime: 0 })
    if (matchesPin(pin, userInfo.pin)) return 'right'
    return readDailyPin(userInfo.pin) === null ? 'missing' : 'wrong'
  } catch {
    return 'unreachable'
  }
}
