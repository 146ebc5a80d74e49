import { combine, createStore, type Store } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { batchEvents, createAnnouncementStore } from '@/shared/lib/effector'
import type { ToastContent, ToastText } from './toast-requests'
import { requestsTaken } from './toasts'

/** Toasts within this time are announced together: separate announcements would interrupt each other. */
const BATCH_WINDOW_MS = 400
/** Above this limit only the number of toasts is announced. */
const MAX_ANNOUNCED = 3

export interface Announcement {
  id: number
  /** Empty above the limit. */
  texts: readonly ToastText[]
  count: number
}

const requestsBatched = batchEvents(requestsTaken, { windowMs: BATCH_WINDOW_MS, reset: sessionEnded })
export const $politeAnnouncement = announcementOf(({ tone }) => tone !== 'danger')
export const $urgentAnnouncement = announcementOf(({ tone }) => tone === 'danger')

function announcementOf(isAnnounced: (toast: ToastContent) => boolean): Store<Announcement> {
  const announced = requestsBatched.filterMap((requests): readonly ToastText[] | undefined => {
    const texts = requests
      .flat()
      .filter(({ content }) => isAnnounced(content))
      .map(({ content }) => content.text)
    return texts.length > 0 ? texts : undefined
  })
  const $texts = createAnnouncementStore(announced, { initial: [], reset: sessionEnded })
  const $id = createStore(0).on(announced, (id) => id + 1)
  return combine($id, $texts, (id, texts) => ({
    id,
    texts: texts.length > MAX_ANNOUNCED ? [] : texts,
    count: texts.length,
  }))
}
