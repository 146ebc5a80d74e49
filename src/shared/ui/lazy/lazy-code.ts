import { nextTask } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'

type LoadState<Code> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; code: Code }
  | { status: 'failed'; error: Error }

interface LazyCode<Code> {
  state: () => LoadState<Code>
  subscribe: (listener: () => void) => () => void
  /** Never rejects; loads again after a failure. */
  load: () => Promise<void>
  reset: () => void
}

const PRIORITIES = ['high', 'medium', 'low'] as const
export type PrefetchPriority = (typeof PRIORITIES)[number]

const registered: { code: LazyCode<unknown>; prefetch: PrefetchPriority | undefined }[] = []

export function createLazyCode<Code>(load: () => Promise<Code>, prefetch?: PrefetchPriority): LazyCode<Code> {
  const listeners = new Set<() => void>()
  let state: LoadState<Code> = { status: 'idle' }
  let request: Promise<void> | null = null

  function update(next: LoadState<Code>): void {
    state = next
    for (const listener of listeners) listener()
  }
  function start(): Promise<void> {
    const started: Promise<void> = load().then(
      (code) => settle(started, { status: 'loaded', code }),
      (error: Error) => settle(started, { status: 'failed', error }),
    )
    request = started
    update({ status: 'loading' })
    return started
  }
  function settle(settled: Promise<void>, next: LoadState<Code>): void {
    if (settled !== request) return
    request = null
    update(next)
  }

  const code: LazyCode<Code> = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load: async () => {
      if (state.status !== 'loaded') await (request ?? start())
    },
    reset() {
      state = { status: 'idle' }
      request = null
    },
  }
  registered.push({ code, prefetch })
  return code
}

/** Loaded code belongs to the page, not to a scope: tests reset it. */
export function resetLazyCode(): void {
  for (const { code } of registered) code.reset()
}

/** One view per task: together they would block a slow machine as long as the first render. */
export async function prefetchViews(): Promise<void> {
  const requests: Promise<void>[] = []
  const ordered = PRIORITIES.flatMap((priority) => registered.filter(({ prefetch }) => prefetch === priority))
  for (const { code } of ordered) {
    await nextTask()
    requests.push(code.load())
  }
  await Promise.all(requests)
}

export const prefetchViewsTask = createTask(prefetchViews)

/** Loads a view that the first screen may need. The start does not wait for it. */
export const loadViewTask = createTask(({ load }: { load: () => Promise<void> }) => void load())
