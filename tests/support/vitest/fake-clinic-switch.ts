import { vi } from 'vitest'
import { acquireLockFx, postSelectionFx } from '@/features/switch-clinic/model/switch-flow'

/** Handlers for a clinic switch that the platform accepts. Another tab holds the lock unless `acquireLock` resolves. */
export function fakeClinicSwitch() {
  const acquireLock = vi.fn<() => Promise<{ release: () => void; cookie: string | null }>>()
  acquireLock.mockRejectedValue(new Error('another tab holds the lock'))
  const handlers = new Map<typeof acquireLockFx | typeof postSelectionFx, () => unknown>()
  handlers.set(acquireLockFx, acquireLock).set(postSelectionFx, () => {})
  return { acquireLock, handlers: [...handlers] }
}
