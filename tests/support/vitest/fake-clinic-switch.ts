import { allSettled, type Scope } from 'effector'
import { expect, vi } from 'vitest'
import { $selectedCompany } from '@/entities/company'
import { clinicChosen } from '@/features/switch-clinic'
import { acquireLockFx, postSelectionFx } from '@/features/switch-clinic/model/switch-flow'
import { getListCompaniesQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import { $queryClient, createPortalQueryClient } from '@/shared/query'

export const OLD = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
export const NEW = '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02'

/**
 * Values and handlers of a scope for a clinic switch that the platform accepts. Another tab holds the lock unless
 * `acquireLock` resolves.
 */
export function fakeClinicSwitch() {
  const client = createPortalQueryClient()
  client.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid: OLD }, { uuid: NEW }] })
  const values = new Map<typeof $selectedCompany | typeof $queryClient, unknown>()
  values.set($authToken, 'token').set($selectedCompany, OLD).set($queryClient, client)
  const lockError = new Error('another tab holds the lock')
  const acquireLock = vi.fn<() => Promise<{ release: () => void; cookie: string | null }>>()
  acquireLock.mockRejectedValue(lockError)
  const handlers = new Map<typeof acquireLockFx | typeof postSelectionFx, () => unknown>()
  handlers.set(acquireLockFx, acquireLock).set(postSelectionFx, () => {})
  const lock = Promise.withResolvers<never>()
  /** Starts a switch that waits for the lock. */
  const startSwitch = async (scope: Scope) => {
    acquireLock.mockReturnValue(lock.promise)
    void allSettled(clinicChosen, { scope, params: NEW })
    await vi.waitFor(() => expect(acquireLock).toHaveBeenCalled())
  }
  const failSwitch = async (scope: Scope) => {
    lock.reject(lockError)
    await allSettled(scope)
  }
  return { client, acquireLock, values: [...values], handlers: [...handlers], startSwitch, failSwitch }
}
