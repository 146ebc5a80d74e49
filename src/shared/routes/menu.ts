import { type AccessContext, isAllowed } from './access'
import { type MenuGroupId, ROUTE_IDS, type RouteId, routeDefinition } from './route-table'

export type MenuEntry =
  | { kind: 'route'; id: RouteId }
  | { kind: 'group'; id: MenuGroupId; children: readonly RouteId[] }

export const canOpen = (id: RouteId, context: AccessContext): boolean => isAllowed(routeDefinition(id).access, context)

export function isInMenu(id: RouteId, context: AccessContext): boolean {
  const { access, menuAccess } = routeDefinition(id)
  return isAllowed(access, context) && isAllowed(menuAccess, context)
}

/** The menu of a user: entries in table order, a group at the position of its first child, empty groups left out. */
export function menuFor(context: AccessContext): MenuEntry[] {
  const entries: MenuEntry[] = []
  const placed = new Set<MenuGroupId>()
  for (const id of ROUTE_IDS) {
    const { menu } = routeDefinition(id)
    if (menu === 'top' && isInMenu(id, context)) entries.push({ kind: 'route', id })
    if (menu === undefined || menu === 'top' || placed.has(menu)) continue
    placed.add(menu)
    const children = childrenOf(menu, context)
    if (children.length > 0) entries.push({ kind: 'group', id: menu, children })
  }
  return entries
}

const childrenOf = (group: MenuGroupId, context: AccessContext): RouteId[] =>
  ROUTE_IDS.filter((id) => routeDefinition(id).menu === group && isInMenu(id, context))

/** The menu group of a screen. Null if the menu of the user does not have the screen, although it may be allowed. */
export function menuGroupOf(id: RouteId, context: AccessContext): MenuGroupId | null {
  const { menu } = routeDefinition(id)
  if (menu === undefined || menu === 'top') return null
  return childrenOf(menu, context).includes(id) ? menu : null
}

/** The screens that the user may open, without public ones and those whose address has parameters. */
export function openableScreens(context: AccessContext): RouteId[] {
  return ROUTE_IDS.filter((id) => {
    const { slug, isPublic } = routeDefinition(id)
    return !isPublic && !slug.tr.includes(':') && canOpen(id, context)
  })
}
