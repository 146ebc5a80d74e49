import { createEvent } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'

export const menuBarRequested = createEvent()

/** Loaded on demand: most users have the vertical layout. */
export const menuBar = createLazyView(async () => (await import('../ui/MenuBar')).MenuBar, menuBarRequested)
