import { createEffect, createEvent, createStore, type Event, sample, type Store, scopeBind } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { ToastContent, ToastText } from './toast'
import { toastRequested } from './toasts'

/** What comes within this time is said together: each sentence on its own would cut off the one before. */
const BATCH_WINDOW_MS = 400
/** More than this is a storm, of which only the number is said. */
const MAX_ANNOUNCED = 3
/** By then it has been said; a change of the language must not say it once more. */
const ANNOUNCEMENT_TTL_MS = 4_000

export interface Announcement {
  /** Tells two announcements of the same words apart. */
  id: number
  /** What to say; nothing in a storm. */
  texts: readonly ToastText[]
  /** How many messages it stands for; zero when there is nothing to say. */
  count: number
}

/** What a screen reader says of the messages: it waits until it is its turn. */
export const $politeAnnouncement = announcementOf(toastRequested.filter({ fn: ({ tone }) => tone !== 'danger' }))
/** Bad news: it interrupts what is being read. */
export const $urgentAnnouncement = announcementOf(toastRequested.filter({ fn: ({ tone }) => tone === 'danger' }))

function announcementOf(received: Event<ToastContent>): Store<Announcement> {
  // Events
  const batchElapsed = createEvent()
  const announcementExpired = createEvent<number>()

  // Effects
  const startBatchFx = createEffect(() => void setTimeout(scopeBind(batchElapsed), BATCH_WINDOW_MS))
  const startExpiryFx = createEffect(
    (id: number) => void setTimeout(scopeBind(announcementExpired), ANNOUNCEMENT_TTL_MS, id),
  )

  // State
  const $texts = createStore<readonly ToastText[]>([])
    .on(received, (texts, { text }) => [...texts, text])
    .reset(sessionEnded)
  const $announcement = createStore<Announcement>({ id: 0, texts: [], count: 0 })

  // Connections
  sample({ clock: received, source: $texts, filter: ({ length }) => length === 1, fn: () => {}, target: startBatchFx })
  const announced = sample({
    clock: batchElapsed,
    source: { announcement: $announcement, texts: $texts },
    filter: ({ texts }) => texts.length > 0,
    fn: ({ announcement: { id }, texts }): Announcement => ({
      id: id + 1,
      texts: texts.length > MAX_ANNOUNCED ? [] : texts,
      count: texts.length,
    }),
  })
  sample({ clock: announced, target: $announcement })
  sample({ clock: announced, fn: () => [], target: $texts })
  sample({ clock: announced, fn: ({ id }) => id, target: startExpiryFx })
  const over = sample({
    clock: announcementExpired,
    source: $announcement,
    filter: ({ id }, expiredId) => id === expiredId,
  })
  sample({
    clock: [over, sessionEnded],
    source: $announcement,
    fn: ({ id }): Announcement => ({ id, texts: [], count: 0 }),
    target: $announcement,
  })
  return $announcement
}
