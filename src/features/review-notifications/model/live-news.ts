import { createEvent } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createBatches } from '@/shared/lib/batches'
import type { NotificationNews } from '../lib/banner-board'

const TOGETHER_MS = 250

// What happened
/** The platform tells of a notification. */
export const newsArrived = createEvent<NotificationNews>()

/** A storm is a few batches: each is applied, drawn and said once. */
export const newsGathered = createBatches(newsArrived, { everyMs: TOGETHER_MS, forgotten: sessionEnded })
