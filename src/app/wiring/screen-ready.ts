import { createEffect, createEvent, sample } from 'effector'
import { prefetchHttpClient } from '@/shared/api'
import { whenIdle } from '@/shared/browser'
import { waitForQueriesFx } from '@/shared/query'
import { locationChanged } from '@/shared/routes'

const waitForIdleFx = createEffect(whenIdle)
const prefetchHttpClientFx = createEffect(prefetchHttpClient)

/** Work that the screen does not need (live connection, prefetch) waits for this event. */
export const screenReady = createEvent()

sample({ clock: locationChanged, fn: () => {}, target: waitForIdleFx })
sample({ clock: waitForIdleFx.done, fn: () => {}, target: waitForQueriesFx })
sample({ clock: waitForQueriesFx.done, fn: () => {}, target: screenReady })

/** The requests of the first screen were preloaded without axios; the next request needs it. */
sample({ clock: screenReady, target: prefetchHttpClientFx })
