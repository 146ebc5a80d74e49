import { createEffect, createEvent, sample } from 'effector'
import { fetchTransport } from '@/shared/api'
import { whenIdle } from '@/shared/browser'
import { awaitAnswersFx } from '@/shared/query'
import { locationChanged } from '@/shared/routes'

const waitForIdleFx = createEffect(whenIdle)
const fetchTransportFx = createEffect(fetchTransport)

/**
 * A screen is there with all that it asked for, and the browser has time again: what is not needed for the screen itself
 * (the live channel, the code of the palette) waits for this, so that it never competes with it.
 */
export const screenFilled = createEvent()

sample({ clock: locationChanged, fn: () => {}, target: waitForIdleFx })
sample({ clock: waitForIdleFx.done, fn: () => {}, target: awaitAnswersFx })
sample({ clock: awaitAnswersFx.done, fn: () => {}, target: screenFilled })

/** The answers of the first screen were asked for by the page itself; whatever is asked next needs the code for it. */
sample({ clock: screenFilled, target: fetchTransportFx })
