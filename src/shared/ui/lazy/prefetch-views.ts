import { createEffect } from 'effector'
import { nextTask } from '@/shared/browser'
import { type PrefetchPriority, registeredCode } from './lazy-code'

const PRIORITIES: readonly PrefetchPriority[] = ['high', 'medium', 'low']

/** One view per task: together they would block a slow machine as long as the first render. */
export async function prefetchViews(): Promise<void> {
  const requests: Promise<void>[] = []
  for (const code of PRIORITIES.flatMap(registeredCode)) {
    await nextTask()
    requests.push(code.load())
  }
  await Promise.all(requests)
}

export const prefetchViewsFx = createEffect(prefetchViews)

/** For a view that the first screen may need. */
export const loadViewFx = createEffect(({ load }: { load: () => Promise<void> }) => load())
