import { createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { isSameMessage, type Message } from './toast'
import { messageReceived } from './toasts'

const KEPT = 20

/** A message after it has closed; what could be done about it then, may be of no use now. */
export interface RecentMessage extends Pick<Message, 'tone' | 'text'> {
  id: number
  /** How often it was said in a row. */
  count: number
  /** When it was said last, in milliseconds. */
  at: number
}

/** The last twenty, the newest first. In memory only: they hold names. */
export const $recentMessages = createStore<readonly RecentMessage[]>([])
  .on(messageReceived, (messages, { toast: { id, tone, text }, at }) => {
    const [latest, ...others] = messages
    if (latest && isSameMessage(latest, { tone, text })) return [{ ...latest, count: latest.count + 1, at }, ...others]
    return [{ id, tone, text, count: 1, at }, ...messages].slice(0, KEPT)
  })
  .reset(sessionEnded)
