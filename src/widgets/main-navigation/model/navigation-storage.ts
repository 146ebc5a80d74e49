import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'

const NAVIGATION_KEY = 'portal.navigation'

const navigationSchema = z.object({ isCollapsed: z.boolean(), openGroups: z.array(z.string()) })
const memorySchema = z.object({ lastUser: z.string(), byUser: z.record(z.string(), navigationSchema) })

/** How one user keeps the menu. */
export type RememberedNavigation = z.infer<typeof navigationSchema>

/**
 * What the device knows of its users' menus. Until it is known who is signed in, the last user's counts: nearly always
 * it is the same person, and then nothing moves. The script in `index.html` reads it too.
 */
export type NavigationMemory = z.infer<typeof memorySchema>

export const EMPTY_MEMORY: NavigationMemory = { lastUser: '', byUser: {} }
const FIRST_TIME: RememberedNavigation = { isCollapsed: false, openGroups: [] }

/** @throws for what somebody else left in storage */
export function readMemory(): NavigationMemory {
  const stored = deviceStorage.read(NAVIGATION_KEY)
  return stored === null ? EMPTY_MEMORY : memorySchema.parse(JSON.parse(stored))
}

export const writeMemory = (memory: NavigationMemory) => deviceStorage.write(NAVIGATION_KEY, JSON.stringify(memory))

export const rememberedOf = ({ byUser, lastUser }: NavigationMemory, user: string): RememberedNavigation =>
  byUser[user || lastUser] ?? FIRST_TIME

export const remembering = (
  memory: NavigationMemory,
  user: string,
  navigation: RememberedNavigation,
): NavigationMemory => ({ ...memory, byUser: { ...memory.byUser, [user || memory.lastUser]: navigation } })
