import { createEvent, createStore, sample, type Store } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { batchEvents, createDelayTask } from '@/shared/lib/effector'
import type { ToastContent, ToastText } from './toast-requests'
import { requestsTaken } from './toasts'

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

export const $politeAnnouncement = announcementOf(({ tone }) => tone !== 'danger')
export const $urgentAnnouncement = announcementOf(({ tone }) => tone === 'danger')

function announcementOf(isAnnounced: (toast: ToastContent) => boolean): Store<Announcement> {
  // Events
  const announcementExpired = createEvent<number>()
  const batch = batchEvents(
    requestsTaken.filterMap((requests) => {
      const texts = requests.filter(({ content }) => isAnnounced(content)).map(({ content }) => content.text)
      return texts.length > 0 ? texts : undefined
    }),
    { windowMs: BATCH_WINDOW_MS, reset: sessionEnded },
  )

  // Effects
  const startExpiryTask = createDelayTask(announcementExpired, ANNOUNCEMENT_TTL_MS)

  // Stores
  const $announcement = createStore<Announcement>({ id: 0, texts: [], count: 0 })

  // Connections
  const announced = sample({
    clock: batch.map((texts) => texts.flat()),
    source: $announcement,
    fn: ({ id }, texts): Announcement => ({
      id: id + 1,
      texts: texts.length > MAX_ANNOUNCED ? [] : texts,
      count: texts.length,
    }),
  })
  sample({ clock: announced, target: $announcement })
  sample({ clock: announced, fn: ({ id }) => id, target: startExpiryTask })

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
