import { createEffect, scopeBind } from 'effector'
import { isRateLimited, isRetryable, retryDelay } from '@/shared/api'
import { sendChange } from '../api/notification-changes'
import type { Notification } from './notification'
import type { ChangedState } from './optimistic-changes'

/** Limits the load that one user puts on the platform. */
const MAX_CONCURRENT = 4
const MAX_CONSECUTIVE_FAILURES = 10
/** Retries of one item, which follow only a response with the status 429. */
const MAX_RETRIES = 5

export type NotificationRef = Pick<Notification, 'uuid' | 'patientName'>

export interface BulkChange {
  notifications: readonly NotificationRef[]
  to: ChangedState
}

interface BulkItem {
  bulk: BulkChange
  uuid: string
}

interface BulkRun {
  bulk: BulkChange
  controller: AbortController
}

export type SentUuids = Record<'succeeded' | 'unsent', ReadonlySet<string>>

// Effects
export const sendItemFx = createEffect(({ bulk, uuid }: BulkItem) => sendChange({ uuid, to: bulk.to }))

/** Settles when the item has succeeded or failed; an item that the platform rejects with 429 waits and is sent again. */
export const changeItemFx = createEffect(async ({ signal, ...item }: BulkItem & { signal: AbortSignal }) => {
  const sendItem = scopeBind(sendItemFx)
  for (let retries = 0; ; retries += 1) {
    try {
      return await sendItem(item)
    } catch (error) {
      if (retries === MAX_RETRIES || !(await waitForRetry(error, signal))) throw error
    }
  }
})

export const sendManyFx = createEffect(async ({ bulk, controller }: BulkRun): Promise<SentUuids> => {
  const changeItem = scopeBind(changeItemFx)
  const { notifications } = bulk
  const succeeded = new Set<string>()
  const unsent = new Set(notifications.map(({ uuid }) => uuid))
  let failures = 0
  const send = async ({ uuid }: NotificationRef) => {
    unsent.delete(uuid)
    try {
      await changeItem({ bulk, uuid, signal: controller.signal })
      failures = 0
      succeeded.add(uuid)
    } catch {
      failures += 1
      if (failures === MAX_CONSECUTIVE_FAILURES) controller.abort()
    }
  }
  await forEachConcurrent(MAX_CONCURRENT, notifications, send, controller.signal)
  return { succeeded, unsent }
})

/** Starts items in order. After the abort no item is started; settles when the started ones have settled. */
export async function forEachConcurrent<Item>(
  maxConcurrent: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queue = items.values()
  const runNext = async () => {
    for (const item of queue) {
      if (signal.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, runNext))
}

/** Returns whether to send again. Only a 429 proves that the change was not made. */
async function waitForRetry(error: unknown, signal: AbortSignal): Promise<boolean> {
  if (!isRateLimited(error) || !isRetryable(error) || signal.aborted) return false
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, retryDelay(0, error))
    signal.addEventListener('abort', resolve, { once: true })
  })
  return !signal.aborted
}
