import { createEvent, createStore, sample, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { createUserPreference } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { onMediaMatch } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { locationOpened } from '@/shared/routes'
import { NAVIGATION_KEY } from './stored-menu'

const navigationSchema = z.object({ isCollapsed: z.boolean(), openGroups: z.array(z.string()) })

type StoredNavigation = z.infer<typeof navigationSchema>

/** Minimum width for a permanent menu (`lg` of the specification). */
const SIDE_MENU_QUERY = '(width >= 1200px)'

// Events
export const collapseToggled = createEvent()
export const groupToggled = createEvent<string>()
export const menuDrawerRequested = createEvent()
export const menuDrawerDismissed = createEvent()
const sideMenuFits = createEvent()

// Effects
const watchMediaTask = createTask(() => onMediaMatch(SIDE_MENU_QUERY, scopeBind(sideMenuFits)))

// Stores
const navigation = createUserPreference<StoredNavigation>({
  key: NAVIGATION_KEY,
  initial: { isCollapsed: false, openGroups: [] },
  parse: (stored) => navigationSchema.safeParse(stored).data ?? null,
  startsWithLastUser: true,
})
export const $isCollapsed = navigation.$value.map(({ isCollapsed }) => isCollapsed)
export const $openGroups = navigation.$value.map(({ openGroups }) => openGroups)
/** Below 1200 px the menu is a drawer; its state is not stored. */
export const $isMenuDrawerOpen = createStore(false)
  .on(menuDrawerRequested, () => true)
  .reset(menuDrawerDismissed, locationOpened, sideMenuFits, sessionEnded)

// Connections
sample({ clock: appStarted, target: watchMediaTask })

/** An update sets one value, so that another tab's changes to the others stay. */
sample({
  clock: collapseToggled,
  source: $isCollapsed,
  fn: (isCollapsed) => (stored: StoredNavigation) => ({ ...stored, isCollapsed: !isCollapsed }),
  target: navigation.updated,
})
sample({
  clock: groupToggled,
  source: $openGroups,
  fn: (shown, group) => (stored: StoredNavigation) => {
    const others = stored.openGroups.filter((open) => open !== group)
    return { ...stored, openGroups: shown.includes(group) ? others : [...others, group] }
  },
  target: navigation.updated,
})
