import { createStore } from 'effector'
import type { Notification } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import type { NotificationEvent } from './notification-events'

export interface Banner {
  kind: NotificationEvent['kind']
  notification: Notification
  revision: number
}

export type BannerEntry =
  | { state: 'removed' }
  | { state: 'dismissed'; urgency: number }
  /** A banner above the limit, which is counted but has no content. */
  | { state: 'counted'; urgency: number }
  /** Made visible by this user: an event with the same content is a repetition, any other one is a change of another user. */
  | { state: 'own'; notification: Notification }
  | { state: 'shown'; banner: Banner }

export interface BannerState {
  entries: ReadonlyMap<string, BannerEntry>
  revision: number
}

export const EMPTY_BANNER_STATE: BannerState = { entries: new Map(), revision: 0 }

/** The number of all banners, those without content included; 0 if none has content. */
export function countBanners({ entries }: BannerState): number {
  let [shown, counted] = [0, 0]
  for (const { state } of entries.values()) {
    if (state === 'shown') shown += 1
    if (state === 'counted') counted += 1
  }
  return shown === 0 ? 0 : shown + counted
}

/** In memory only and cleared with the session, because it contains names of patients. */
export const $bannerState = createStore<BannerState>(EMPTY_BANNER_STATE).reset(sessionEnded)
export const $bannerCount = $bannerState.map(countBanners)
