import { createEvent, createStore, type Event, sample, type Store, scopeBind } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createTask } from '@/shared/lib/effector'
import { featuresReady } from '@/shared/lifecycle'
import { $isViewMissing, type ToastContent, toastRequested, type ToastText } from './toasts'

/** Toasts within this time are announced together: separate announcements would interrupt each other. */
const BATCH_WINDOW_MS = 400
/** Above this limit only the number of toasts is announced. */
const MAX_ANNOUNCED = 3
/** The announcement is cleared after this time, so that a language change does not repeat it. */
const ANNOUNCEMENT_TTL_MS = 4_000

export interface Announcement {
  id: number
  /** Empty above the limit. */
  texts: readonly ToastText[]
  count: number
}

export const $politeAnnouncement = announcementOf(toastRequested.filter({ fn: ({ tone }) => tone !== 'danger' }))
export const $urgentAnnouncement = announcementOf(toastRequested.filter({ fn: ({ tone }) => tone === 'danger' }))

function announcementOf(received: Event<ToastContent>): Store<Announcement> {
  // Events
  const batchElapsed = createEvent()
  const announcementExpired = createEvent<number>()

  // Effects
  const startBatchFx = createTask(() => void setTimeout(scopeBind(batchElapsed), BATCH_WINDOW_MS))
  const startExpiryFx = createTask(
    (id: number) => void setTimeout(scopeBind(announcementExpired), ANNOUNCEMENT_TTL_MS, id),
  )

  // Stores
  const $texts = createStore<readonly ToastText[]>([])
    .on(received, (texts, { text }) => [...texts, text])
    .reset(sessionEnded)
  const $announcement = createStore<Announcement>({ id: 0, texts: [], count: 0 })

  // Connections
  sample({ clock: received, source: $texts, filter: ({ length }) => length === 1, target: startBatchFx })
  const announced = sample({
    clock: [batchElapsed, featuresReady],
    source: { announcement: $announcement, texts: $texts, isViewMissing: $isViewMissing },
    filter: ({ texts, isViewMissing }) => texts.length > 0 && !isViewMissing,
    fn: ({ announcement: { id }, texts }): Announcement => ({
      id: id + 1,
      texts: texts.length > MAX_ANNOUNCED ? [] : texts,
      count: texts.length,
    }),
  })
  sample({ clock: announced, target: $announcement })
  sample({ clock: announced, fn: () => [], target: $texts })
  sample({ clock: announced, fn: ({ id }) => id, target: startExpiryFx })
  const expired = sample({
    clock: announcementExpired,
    source: $announcement,
    filter: ({ id }, expiredId) => id === expiredId,
  })
  sample({
    clock: [expired, sessionEnded],
    source: $announcement,
    fn: ({ id }): Announcement => ({ id, texts: [], count: 0 }),
    target: $announcement,
  })
  return $announcement
}
