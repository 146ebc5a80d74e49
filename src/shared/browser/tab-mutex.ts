/**
 * Runs the work while no other tab of this browser runs any under the same name; whoever comes later waits. Where the
 * browser has no such locks (a page without TLS), or refuses them together with its storage, tabs are not kept apart.
 */
export async function withTabMutex<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Only pages of a secure context have `navigator.locks`, whatever its type says.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  let hasStarted = false
  try {
    return await locks.request(`portal.${name}`, () => {
      hasStarted = true
      return work()
    })
  } catch (error) {
    if (hasStarted) throw error
    return work()
  }
}
