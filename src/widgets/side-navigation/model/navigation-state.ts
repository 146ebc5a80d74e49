import { createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'

const NAVIGATION_KEY = 'portal.navigation'

const schema = z.object({ isCollapsed: z.boolean(), openGroups: z.array(z.string()) })
type NavigationState = z.infer<typeof schema>

const INITIAL: NavigationState = { isCollapsed: false, openGroups: [] }

// What happened
export const collapseToggled = createEvent()
export const groupToggled = createEvent<string>()
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()

// What the world does for us
const readStateFx = createEffect((): NavigationState => {
  const stored = deviceStorage.read(NAVIGATION_KEY)
  return stored === null ? INITIAL : schema.parse(JSON.parse(stored))
})
const rememberStateFx = createEffect((state: NavigationState) =>
  deviceStorage.write(NAVIGATION_KEY, JSON.stringify(state)),
)

// State
const $remembered = createStore(INITIAL)
export const $isCollapsed = $remembered.map(({ isCollapsed }) => isCollapsed)
export const $openGroups = $remembered.map(({ openGroups }) => openGroups)
/** Below 1200 px the menu is a drawer; it is never remembered. */
export const $isDrawerOpen = createStore(false)

// Flow
sample({ clock: appStarted, target: readStateFx })
sample({ clock: readStateFx.doneData, target: $remembered })

const stateChanged = createEvent<NavigationState>()
sample({
  clock: collapseToggled,
  source: $remembered,
  fn: (state) => ({ ...state, isCollapsed: !state.isCollapsed }),
  target: stateChanged,
})
sample({
  clock: groupToggled,
  source: $remembered,
  fn: (state, group) => ({ ...state, openGroups: toggled(state.openGroups, group) }),
  target: stateChanged,
})
sample({ clock: stateChanged, target: [$remembered, rememberStateFx] })

sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({ clock: [drawerDismissed, locationChanged], fn: () => false, target: $isDrawerOpen })

function toggled(groups: readonly string[], group: string): string[] {
  return groups.includes(group) ? groups.filter((open) => open !== group) : [...groups, group]
}
