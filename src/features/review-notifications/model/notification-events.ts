import { createEvent } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createBatches } from '@/shared/lib/batch-events'
import type { NotificationNews } from '../lib/banner-state'

const TOGETHER_MS = 250

// What happened
/** The platform tells of a notification. */
export const newsArrived = createEvent<NotificationNews>()

/** A storm is a few batches: each is applied, drawn and said once. */
export const newsGathered = createBatches(newsArrived, { everyMs: TOGETHER_MS, forgotten: sessionEnded })
