import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { and, not } from 'patronum'
import { holdTabMark, queueForTabMutex, type ReleaseTabMutex } from '@/shared/browser'
import { $isPageVisible, featuresStarted } from '@/shared/lifecycle'
import { $isOn } from './setting'

/** Mark of the tabs that show toasts and banners to the user. */
export const VISIBLE_TAB = 'visible-tab'

// Events
const mutexGranted = createEvent()

// Stores
export const $isInBackground = and($isOn, not($isPageVisible))
/** One of the hidden tabs; the others wait until it is shown or closed. */
export const $isSpeaker = createStore(false)
  .on(mutexGranted, () => true)
  .on($isInBackground, (isSpeaker, isInBackground) => isSpeaker && isInBackground)
const $releaseMutex = createStore<ReleaseTabMutex | null>(null, { serialize: 'ignore' })
const $releaseMark = createStore<(() => void) | null>(null, { serialize: 'ignore' })

// Effects
const contendFx = attach({
  source: $releaseMutex,
  effect: (release, isInBackground: boolean) => {
    release?.()
    return isInBackground ? queueForTabMutex('background-notifications', scopeBind(mutexGranted)) : null
  },
})
const markVisibleFx = attach({
  source: $releaseMark,
  effect: (release, isVisible: boolean) => {
    release?.()
    return isVisible ? holdTabMark(VISIBLE_TAB) : null
  },
})

// Connections
sample({ clock: $isInBackground, target: contendFx })
sample({ clock: contendFx.doneData, target: $releaseMutex })
sample({ clock: [featuresStarted, $isPageVisible], source: $isPageVisible, target: markVisibleFx })
sample({ clock: markVisibleFx.doneData, target: $releaseMark })
