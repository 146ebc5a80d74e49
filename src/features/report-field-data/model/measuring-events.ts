// In a file of their own, because the measurement, which uses them, is imported on demand.
import { createEvent } from 'effector'

/** The page view is sampled, and the code of the measurement is loaded. */
export const measuringStarted = createEvent()
export const reconnectionCounted = createEvent<'live' | 'call'>()
