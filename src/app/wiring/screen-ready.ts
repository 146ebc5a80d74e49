import { createEffect, createEvent, sample } from 'effector'
import { prefetchHttpClient } from '@/shared/api'
import { whenIdle } from '@/shared/browser'
import { waitForQueriesFx } from '@/shared/query'
import { locationChanged } from '@/shared/routes'

const waitForIdleFx = createEffect(whenIdle)
const prefetchHttpClientFx = createEffect(prefetchHttpClient)

/**
 * A screen is there with all that it asked for, and the browser has time again: what is not needed for the screen itself
 * (the live channel, the code of the palette) waits for this, so that it never competes with it.
 */
export const screenReady = createEvent()

sample({ clock: locationChanged, fn: () => {}, target: waitForIdleFx })
sample({ clock: waitForIdleFx.done, fn: () => {}, target: waitForQueriesFx })
sample({ clock: waitForQueriesFx.done, fn: () => {}, target: screenReady })

/** The answers of the first screen were asked for by the page itself; whatever is asked next needs the code for it. */
sample({ clock: screenReady, target: prefetchHttpClientFx })
