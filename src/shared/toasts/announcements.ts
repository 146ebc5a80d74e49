import { createEffect, createEvent, createStore, type Event, sample, type Store, scopeBind } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { Message, MessageText } from './toast'
import { messageShown } from './toasts'

/** What comes within this time is said together: each sentence on its own would cut off the one before. */
const GATHERED_FOR_MS = 400
/** More than this is a storm, of which only the number is said. */
const MOST_SAID = 3
/** By then it has been said; a change of the language must not say it once more. */
const FORGOTTEN_AFTER_MS = 4_000

export interface Announcement {
  /** Tells two announcements of the same words apart. */
  turn: number
  /** What to say; nothing in a storm. */
  texts: readonly MessageText[]
  /** How many messages it stands for; zero when there is nothing to say. */
  count: number
}

/** What a screen reader says of the messages: it waits until it is its turn. */
export const $politeAnnouncement = announcementOf(messageShown.filter({ fn: ({ tone }) => tone !== 'danger' }))
/** Bad news: it interrupts what is being read. */
export const $urgentAnnouncement = announcementOf(messageShown.filter({ fn: ({ tone }) => tone === 'danger' }))

function announcementOf(heard: Event<Message>): Store<Announcement> {
  // What happened
  const gathered = createEvent()
  const spoken = createEvent<number>()

  // What the world does for us
  const gatherFx = createEffect(() => void setTimeout(scopeBind(gathered), GATHERED_FOR_MS))
  const speakFx = createEffect((turn: number) => void setTimeout(scopeBind(spoken), FORGOTTEN_AFTER_MS, turn))

  // State
  const $texts = createStore<readonly MessageText[]>([])
    .on(heard, (texts, { text }) => [...texts, text])
    .reset(sessionEnded)
  const $announcement = createStore<Announcement>({ turn: 0, texts: [], count: 0 })

  // Flow
  sample({ clock: heard, source: $texts, filter: ({ length }) => length === 1, fn: () => {}, target: gatherFx })
  const announced = sample({
    clock: gathered,
    source: { announcement: $announcement, texts: $texts },
    filter: ({ texts }) => texts.length > 0,
    fn: ({ announcement: { turn }, texts }): Announcement => ({
      turn: turn + 1,
      texts: texts.length > MOST_SAID ? [] : texts,
      count: texts.length,
    }),
  })
  sample({ clock: announced, target: $announcement })
  sample({ clock: announced, fn: () => [], target: $texts })
  sample({ clock: announced, fn: ({ turn }) => turn, target: speakFx })
  const over = sample({ clock: spoken, source: $announcement, filter: ({ turn }, said) => turn === said })
  sample({
    clock: [over, sessionEnded],
    source: $announcement,
    fn: ({ turn }): Announcement => ({ turn, texts: [], count: 0 }),
    target: $announcement,
  })
  return $announcement
}
