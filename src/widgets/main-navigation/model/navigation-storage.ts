import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'

const NAVIGATION_KEY = 'portal.navigation'

const navigationSchema = z.object({ isCollapsed: z.boolean(), openGroups: z.array(z.string()) })
const storageSchema = z.object({ lastUser: z.string(), byUser: z.record(z.string(), navigationSchema) })

/** How one user keeps the menu. */
export type StoredNavigation = z.infer<typeof navigationSchema>

/**
 * What the device knows of its users' menus. Until it is known who is signed in, the last user's counts: nearly always
 * it is the same person, and then nothing moves. The script in `index.html` reads it too.
 */
export type NavigationStorage = z.infer<typeof storageSchema>

export const EMPTY_STORAGE: NavigationStorage = { lastUser: '', byUser: {} }
const DEFAULT_NAVIGATION: StoredNavigation = { isCollapsed: false, openGroups: [] }

/** @throws for what somebody else left in storage */
export function loadNavigation(): NavigationStorage {
  const stored = deviceStorage.read(NAVIGATION_KEY)
  return stored === null ? EMPTY_STORAGE : storageSchema.parse(JSON.parse(stored))
}

export const saveNavigation = (memory: NavigationStorage) => deviceStorage.write(NAVIGATION_KEY, JSON.stringify(memory))

export const storedFor = ({ byUser, lastUser }: NavigationStorage, user: string): StoredNavigation =>
  byUser[user || lastUser] ?? DEFAULT_NAVIGATION

export const withStored = (
  memory: NavigationStorage,
  user: string,
  navigation: StoredNavigation,
): NavigationStorage => ({ ...memory, byUser: { ...memory.byUser, [user || memory.lastUser]: navigation } })
