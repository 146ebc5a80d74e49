/** Holds a mark that any number of tabs can have at once, until the returned function is called or the page is closed. */
export function holdTabMark(name: string): () => void {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  // Only secure contexts have `navigator.locks`, unlike its type says.
  const locks: LockManager | undefined = navigator.locks
  locks?.request(lockName(name), { mode: 'shared' }, () => released).catch(() => {})
  return resolve
}

/** Whether a tab holds the mark or the mutex of this name. Without Web Locks, or when storage is blocked, none does. */
export async function isHeldByTab(name: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some((lock) => lock.name === lockName(name))
  } catch {
    return false
  }
}

/** Of a mark or a mutex. */
export const lockName = (name: string) => `portal.${name}`
