import { attach, combine, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { watchPageVisibility } from '@/shared/browser'
import { type CallCounters, readCounters, sampleBetween } from '../lib/call-stats'
import { GOOD_LINE, RESTING_LINE, weigh } from '../lib/connection-quality'
import { callBegun, callClosed } from './active-call'
import { $line } from './call-session'
import { $connection } from './connection'
import { $camera, cameraSwitched } from './local-media'

export type { Weakness } from '../lib/connection-quality'

const EVERY_MS = 2_000
const LOW_QUALITY = { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 } as const

// What happened
/** The doctor takes the help that is offered for a weak line. */
export const helpAccepted = createEvent()
const pageVisibilityChanged = createEvent<boolean>()
const measureDue = createEvent()

// State
const $isPageVisible = restore(pageVisibilityChanged, true)
const $isMeasured = combine($connection, $isPageVisible, ({ status }, isVisible) => status === 'connected' && isVisible)
const $timer = createStore<ReturnType<typeof setInterval> | null>(null, { serialize: 'ignore' })
const $counters = createStore<CallCounters | null>(null)
const $quality = createStore(GOOD_LINE).reset(callClosed)
export const $weakness = $quality.map(({ weakness }) => weakness)

// What the world does for us
const watchVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
const beginFx = attach({
  source: $timer,
  effect: (former, isMeasured: boolean) => {
    if (former !== null) clearInterval(former)
    return isMeasured ? setInterval(scopeBind(measureDue), EVERY_MS) : null
  },
})
const measureFx = attach({
  source: $line,
  effect: async (line): Promise<CallCounters | null> => {
    const stats = (await line?.stats()) ?? null
    return stats && readCounters(stats.sent, stats.received)
  },
})
const limitFx = attach({ source: $line, effect: async (line) => line?.limitVideo(LOW_QUALITY) })

// Flow
/** Once for the page: there is no way back from being watched. */
const $isWatching = createStore(false).on(watchVisibilityFx, () => true)
sample({
  clock: callBegun,
  source: $isWatching,
  filter: (isWatching) => !isWatching,
  fn: () => {},
  target: watchVisibilityFx,
})

sample({ clock: $isMeasured, target: beginFx })
sample({ clock: beginFx.doneData, target: $timer })
sample({ clock: measureDue, target: measureFx })
const measured = sample({
  clock: measureFx.doneData,
  source: { before: $counters, isMeasured: $isMeasured },
  fn: ({ before, isMeasured }, after) => ({ before, after: isMeasured ? after : null }),
})
sample({ clock: measured, fn: ({ after }) => after, target: $counters })
sample({
  clock: measured.filterMap(({ before, after }) => (before && after ? sampleBetween(before, after) : undefined)),
  source: $quality,
  fn: weigh,
  target: $quality,
})
/** Two moments far apart, or of two sessions, have nothing to do with each other. */
sample({ clock: $isMeasured, fn: () => null, target: $counters })
/** What was so before the connection was lost, or the page hidden, need not be so now. */
sample({ clock: $isMeasured, filter: (isMeasured) => !isMeasured, fn: () => GOOD_LINE, target: $quality })

/** A weak line of the doctor's own carries no picture at all; the other side gets a smaller one. */
const help = sample({
  clock: helpAccepted,
  source: { weakness: $weakness, camera: $camera },
  fn: ({ weakness, camera }) => ({ isCameraOff: weakness === 'mine' && camera.isRunning }),
})
sample({ clock: help, filter: ({ isCameraOff }) => isCameraOff, fn: () => false, target: cameraSwitched })
sample({ clock: help, filter: ({ isCameraOff }) => !isCameraOff, fn: () => {}, target: limitFx })
sample({ clock: help, fn: () => RESTING_LINE, target: $quality })
