// @vitest-environment happy-dom
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { allSettled, createEvent, fork, scopeBind } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from './query-client'
import { refetchOnEvent } from './refetch'

const changed = createEvent()
refetchOnEvent(changed, () => ['list'])

async function setup() {
  vi.useFakeTimers()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const client = createPortalQueryClient(() => true)
  const scope = fork({ values: [[$queryClient, client]] })
  await allSettled(appStarted, { scope })
  client.mount()
  const queryFn = vi.fn(async () => 'data')
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {})
  onTestFinished(() => {
    stop()
    client.unmount()
    // The files that run after this one share the focus manager.
    focusManager.setFocused(undefined)
  })
  await vi.advanceTimersByTimeAsync(0)
  return {
    client,
    queryFn,
    change: scopeBind(changed, { scope }),
    async setVisibility(state: DocumentVisibilityState) {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('a tab that is shown again refetches data older than thirty seconds (F-I14)', async () => {
  const { queryFn, setVisibility } = await setup()
  const hideFor = async (ms: number) => {
    await setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(ms)
    await setVisibility('visible')
  }
  await hideFor(29_000)
  expect(queryFn).toHaveBeenCalledOnce()
  await hideFor(600_000)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('a tab that is hidden refetches nothing', async () => {
  const { queryFn, setVisibility } = await setup()
  await vi.advanceTimersByTimeAsync(600_000)
  await setVisibility('hidden')
  expect(queryFn).toHaveBeenCalledOnce()
})

test('in a hidden tab a failed refetch is retried, and does not stop the next ones', async () => {
  const { client, queryFn, change, setVisibility } = await setup()
  await setVisibility('hidden')
  queryFn.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce('retried').mockResolvedValueOnce('next')
  change()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(client.getQueryData(['list'])).toBe('retried')
  change()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(client.getQueryData(['list'])).toBe('next')
})
