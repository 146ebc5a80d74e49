import { createEvent } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'

/** The layout in which the menu stands above the page is in force. */
export const menuBarRequested = createEvent()

/** Most doctors have the menu beside the page. */
export const menuBar = createLazyView(async () => (await import('../ui/MenuBar')).MenuBar, menuBarRequested)
