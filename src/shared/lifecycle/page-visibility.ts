import { createEffect, createEvent, restore, sample, scopeBind } from 'effector'
import { watchPageVisibility } from '@/shared/browser'
import { appStarted } from './app-started'

const pageVisibilityChanged = createEvent<boolean>()

const watchPageVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))

/** False while the tab is in the background or its window is minimised. */
export const $isPageVisible = restore(pageVisibilityChanged, true)

sample({ clock: appStarted, target: watchPageVisibilityFx })
