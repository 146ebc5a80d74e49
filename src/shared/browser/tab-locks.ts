/** Only secure contexts have `navigator.locks`; its type does not say so. */
const webLocks = (): LockManager | undefined => navigator.locks

const lockName = (name: string) => `portal.${name}`

/** Holds a lock that any number of tabs can hold at once, until the returned function is called or the page is closed. */
export function holdSharedLock(name: string): () => void {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  webLocks()
    ?.request(lockName(name), { mode: 'shared' }, () => released)
    .catch(() => {})
  return resolve
}

/** Whether a tab holds the shared lock or the mutex of this name. Without Web Locks, or when storage is blocked, none does. */
export async function isHeldByTab(name: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some((lock) => lock.name === lockName(name))
  } catch {
    return false
  }
}

/** Runs `work` in one tab at a time. Without Web Locks, or when storage is blocked, tabs are not synchronised. */
export async function withTabMutex<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = webLocks()
  if (!locks) return work()
  let hasStarted = false
  try {
    return await locks.request(lockName(name), () => {
      hasStarted = true
      return work()
    })
  } catch (error) {
    if (hasStarted) throw error
    return work()
  }
}

export type ReleaseTabMutex = () => void

export interface HoldOptions {
  /** Time to wait for another tab. */
  timeoutMs: number
  /** After that time, takes the mutex from the other tab, which may be frozen. */
  isForced?: boolean
  /** Called when another tab has taken the mutex by force. */
  onLost?: () => void
}

/**
 * Holds the mutex until it is released or the page is closed. Null if another tab holds it. Without Web Locks every tab
 * gets it.
 */
export async function holdTabMutex(name: string, options: HoldOptions): Promise<ReleaseTabMutex | null> {
  const locks = webLocks()
  if (!locks) return () => {}
  const { timeoutMs, isForced, onLost = () => {} } = options
  const waiting = new AbortController()
  // The timer alone does not abort: on a busy page it may run before the grant arrives. Responses keep their order, so a grant
  // to this page arrives before the response that lists it, and then the abort has no effect.
  const stopIfHeld = async () => {
    if (await isHeldByTab(name)) waiting.abort()
  }
  const timer = setInterval(() => void stopIfHeld(), timeoutMs)
  try {
    return await hold(locks, name, { signal: waiting.signal }, onLost)
  } catch {
    if (!waiting.signal.aborted) return () => {}
    return isForced ? await hold(locks, name, { steal: true }, onLost) : null
  } finally {
    clearInterval(timer)
  }
}

/** Waits for the mutex and holds it until the returned function is called, which also ends the wait. */
export function queueForTabMutex(name: string, onGranted: () => void): ReleaseTabMutex {
  const locks = webLocks()
  const left = new AbortController()
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const grant = () => {
    if (!left.signal.aborted) onGranted()
    return released
  }
  if (locks) locks.request(lockName(name), { signal: left.signal }, grant).catch(grant)
  else void grant()
  return () => {
    left.abort()
    resolve()
  }
}

function hold(locks: LockManager, name: string, options: LockOptions, onLost: () => void): Promise<ReleaseTabMutex> {
  const granted = Promise.withResolvers<ReleaseTabMutex>()
  let isHeld = false
  const requested = locks.request(lockName(name), options, () => {
    const { promise: released, resolve } = Promise.withResolvers<void>()
    isHeld = true
    granted.resolve(() => {
      isHeld = false
      resolve()
    })
    return released
  })
  requested.catch((error: unknown) => {
    if (isHeld) onLost()
    else granted.reject(error)
  })
  return granted.promise
}
