import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from './query-client'
import { queryFailed } from './query-failures'

test('a read that failed is told, one that was given up or answered is not', async () => {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const received = vi.fn()
  createWatch({ unit: queryFailed, fn: received, scope })
  await allSettled(appStarted, { scope })

  await client.query({ queryKey: ['answered'], queryFn: async () => 1 })
  await client.query({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('500')) }).catch(() => {})
  const givenUp = client.query({ queryKey: ['given up'], queryFn: () => new Promise(() => {}) }).catch(() => {})
  await client.cancelQueries()
  await givenUp
  expect(received).toHaveBeenCalledExactlyOnceWith(['failed'])
})
