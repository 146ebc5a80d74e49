import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from './query-client'
import { queryFailed } from './query-failures'

test('a failed query is reported, a cancelled or successful one is not', async () => {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const received = vi.fn()
  createWatch({ unit: queryFailed, fn: received, scope })
  await allSettled(appStarted, { scope })

  await client.query({ queryKey: ['successful'], queryFn: async () => 1 })
  await client.query({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('500')) }).catch(() => {})
  const cancelled = client.query({ queryKey: ['cancelled'], queryFn: () => new Promise(() => {}) }).catch(() => {})
  await client.cancelQueries()
  await cancelled
  expect(received).toHaveBeenCalledExactlyOnceWith(['failed'])
})
