import { createEvent } from 'effector'
import type { RouteId } from '@/shared/routes'

/** The user has typed the letter of a screen, which is not necessarily one that this user may open. */
export const goToRequested = createEvent<RouteId>()
