import { isOnline, reloadPage, tabStorage } from '@/shared/browser'

const RELOADED_AT = 'portal.chunk-reload'
/** A second failure this soon after the reload means that reloading does not help. */
const LOOP_GUARD_MS = 60_000

/**
 * After a deployment an open tab asks for files that are gone; the server answers 404 or an HTML page, and the import
 * rejects. Names and messages are those of Rspack's runtime and of the browsers' own dynamic import.
 */
export function isChunkLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      /loading (css )?chunk|dynamically imported module|importing a module script failed/i.test(error.message))
  )
}

/**
 * Reloads once to fetch the new version; returns false when that was tried a moment ago or cannot be remembered (blocked
 * storage), so that no loop is possible, or when the browser is offline, where a reload would leave the doctor with nothing.
 */
export function recoverFromChunkFailure(now: number = Date.now()): boolean {
  if (!isOnline()) return false
  const reloadedAt = Number(tabStorage.read(RELOADED_AT) ?? 0)
  if (now - reloadedAt < LOOP_GUARD_MS) return false
  if (!tabStorage.write(RELOADED_AT, String(now))) return false
  reloadPage()
  return true
}
