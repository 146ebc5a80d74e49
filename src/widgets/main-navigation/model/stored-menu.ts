export const NAVIGATION_KEY = 'portal.navigation'

interface StoredMenu {
  lastUser: string
  byUser: Readonly<Record<string, { isCollapsed: unknown }>>
}

/** As its last user left it. Read before the first paint, without the schema: an unexpected value is not collapsed. */
export function isMenuCollapsed(stored: string | null): boolean {
  try {
    const { lastUser, byUser } = JSON.parse(stored ?? '') as StoredMenu
    return byUser[lastUser]?.isCollapsed === true
  } catch {
    return false
  }
}
