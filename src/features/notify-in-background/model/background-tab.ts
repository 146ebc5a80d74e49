import { attach, createStore, sample } from 'effector'
import { and, not } from 'patronum'
import { holdTabMark } from '@/shared/browser'
import { $isPageVisible, featuresStarted } from '@/shared/lifecycle'
import { createTabLeader } from '@/shared/tabs'
import { $isOn } from './setting'

/** Mark of the tabs that show toasts and banners to the user. */
export const VISIBLE_TAB = 'visible-tab'

// Stores
export const $isInBackground = and($isOn, not($isPageVisible))
/** One of the hidden tabs shows the notifications. */
export const { $isLeader } = createTabLeader('background-notifications', $isInBackground)
const $releaseMark = createStore<(() => void) | null>(null, { serialize: 'ignore' })

// Effects
const markVisibleFx = attach({
  source: $releaseMark,
  effect: (release, isVisible: boolean) => {
    release?.()
    return isVisible ? holdTabMark(VISIBLE_TAB) : null
  },
})

// Connections
sample({ clock: [featuresStarted, $isPageVisible], source: $isPageVisible, target: markVisibleFx })
sample({ clock: markVisibleFx.doneData, target: $releaseMark })
