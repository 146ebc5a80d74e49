// Apart from the measurement, which is imported on demand and uses them.
import { createEvent } from 'effector'

/** The page view is sampled, and the code of the measurement is loaded. */
export const measuringStarted = createEvent()
export const reconnectionCounted = createEvent<'live' | 'call'>()
