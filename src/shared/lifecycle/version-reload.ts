import { reloadPage, tabStorage } from '@/shared/browser'

const RELOADED_AT = 'portal.chunk-reload'
/** A second failure this soon after the reload means that reloading does not help. */
const LOOP_GUARD_MS = 60_000

/** False right after such a reload or if its time cannot be stored, so that no loop is possible. */
export function reloadForNewVersion(now: number = Date.now()): boolean {
  const reloadedAt = Number(tabStorage.read(RELOADED_AT) ?? 0)
  if (now - reloadedAt < LOOP_GUARD_MS) return false
  if (!tabStorage.write(RELOADED_AT, String(now))) return false
  reloadPage()
  return true
}
