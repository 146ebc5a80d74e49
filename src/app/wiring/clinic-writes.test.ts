import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { changeRequested } from '@/entities/notification'
import { $isSwitchBlocked } from '@/features/switch-clinic'
import * as api from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import './clinic-switch'

vi.mock('@/shared/api', { spy: true })

test('a notification that is being hidden delays a clinic switch until the platform has responded', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  vi.mocked(api.setAppointmentNotificationVisibility).mockReturnValue(promise)
  const scope = fork({ values: [[$queryClient, createPortalQueryClient()]] })
  const uuid = '00000000-0000-4000-8000-000000000001'
  const changed = allSettled(changeRequested, { scope, params: { uuid, to: 'hidden' } })
  expect(scope.getState($isSwitchBlocked)).toBe(true)
  resolve({})
  await changed
  expect(scope.getState($isSwitchBlocked)).toBe(false)
})
