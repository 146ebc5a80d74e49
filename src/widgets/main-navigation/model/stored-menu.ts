export const NAVIGATION_KEY = 'portal.navigation'

interface StoredMenu {
  lastUser: string
  byUser: Readonly<Record<string, { isCollapsed: unknown } | undefined>>
}

/** Whether the last user has collapsed the menu. Read before the first paint, without the schema: other values mean false. */
export function isMenuCollapsed(stored: string | null): boolean {
  try {
    const menu = JSON.parse(stored ?? 'null') as StoredMenu | null
    return menu?.byUser[menu.lastUser]?.isCollapsed === true
  } catch {
    return false
  }
}
