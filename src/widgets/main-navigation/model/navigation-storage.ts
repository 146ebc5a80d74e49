import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { NAVIGATION_KEY } from './stored-menu'

const navigationSchema = z.object({ isCollapsed: z.boolean(), openGroups: z.array(z.string()) })
const storageSchema = z.object({ lastUser: z.string(), byUser: z.record(z.string(), navigationSchema) })

export type StoredNavigation = z.infer<typeof navigationSchema>

/** The last user's state applies until the user is known. */
export type NavigationStorage = z.infer<typeof storageSchema>

export const EMPTY_STORAGE: NavigationStorage = { lastUser: '', byUser: {} }
const DEFAULT_NAVIGATION: StoredNavigation = { isCollapsed: false, openGroups: [] }

export function loadNavigation(): NavigationStorage {
  const stored = deviceStorage.read(NAVIGATION_KEY)
  return stored === null ? EMPTY_STORAGE : storageSchema.parse(JSON.parse(stored))
}

export const saveNavigation = (storage: NavigationStorage) =>
  deviceStorage.write(NAVIGATION_KEY, JSON.stringify(storage))

export const storedFor = ({ byUser, lastUser }: NavigationStorage, user: string): StoredNavigation =>
  byUser[user || lastUser] ?? DEFAULT_NAVIGATION

export const withStored = (
  storage: NavigationStorage,
  user: string,
  navigation: StoredNavigation,
): NavigationStorage => ({ ...storage, byUser: { ...storage.byUser, [user || storage.lastUser]: navigation } })
