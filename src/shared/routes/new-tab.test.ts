// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { toastRequested } from '@/shared/toasts'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { newTabRequested } from './new-tab'

test('the address does not outlast the session', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
  const scope = fork()
  const toasts = recordPayloads(toastRequested, scope)
  await allSettled(newTabRequested, { scope, params: 'https://old.clinic.example/tr/takvim' })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(toasts).toMatchObject([{ action: { label: 'open' } }])
  for (const { action } of toasts) if (action) await allSettled(action.event, { scope })
  expect(openTab).toHaveBeenCalledOnce()
})
