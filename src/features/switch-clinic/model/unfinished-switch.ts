import * as z from 'zod/mini'
import { $authToken, readAuthToken, readSelectedClinic, sessionDigest } from '@/shared/auth'
import { deviceStorage, holdTabMutex, isHeldByTab, type ReleaseTabMutex } from '@/shared/browser'
import { attachTask, createTask } from '@/shared/lib/effector'
import { readStoredJson } from '@/shared/lib/json'
import type { ClinicSwitch } from './switch-machine'

/** Limits a wait that a full-screen loader may cover. */
const LOCK_TIMEOUT_MS = 10_000
const SWITCH_MUTEX = 'clinic-switch'
const UNFINISHED_SWITCH_KEY = 'portal.unfinished-clinic-switch'

const UnfinishedSwitch = z.object({
  session: z.string(),
  from: z.string(),
  to: z.string(),
  previousCookie: z.nullable(z.string()),
})

/** Waits for the lock of all tabs; null if another tab still holds it after the time limit. */
export const acquireSwitchLock = () => holdTabMutex(SWITCH_MUTEX, { timeoutMs: LOCK_TIMEOUT_MS })

// Effects
/** Stores the switch before its request, because the page may be left before the switch has ended. */
export const saveUnfinishedSwitchTask = createTask(
  (clinicSwitch: ClinicSwitch) =>
    void deviceStorage.write(UNFINISHED_SWITCH_KEY, JSON.stringify({ ...clinicSwitch, session: sessionDigest() })),
)
/** Only the tab that holds the lock runs it, or every tab at the end of the session. */
export const clearUnfinishedSwitchTask = createTask(() => deviceStorage.remove(UNFINISHED_SWITCH_KEY))

/** Finds a switch whose page was left before its end, with the lock for its undo. */
export const findUnfinishedSwitchTask = attachTask(
  $authToken,
  async (token): Promise<{ clinicSwitch: ClinicSwitch; release: ReleaseTabMutex } | undefined> => {
    // A tab of another session could not send the undo: all of its requests are cancelled.
    if (token !== readAuthToken() || !readEntry()) return undefined
    const release = await acquireSwitchLock()
    if (!release) return undefined
    // Read again, because another tab may have ended the switch during the wait.
    const clinicSwitch = await readUnfinishedSwitch()
    if (clinicSwitch) return { clinicSwitch, release }
    release()
    return undefined
  },
)

/** For the tab that holds the lock. Without Web Locks the switch may still be running. */
export const readUnfinishedSwitch = async (): Promise<ClinicSwitch | null> =>
  (await isHeldByTab(SWITCH_MUTEX)) ? readEntry() : null

/** The new clinic in the cookie means that the platform has accepted the switch. */
function readEntry(): ClinicSwitch | null {
  const stored = readStoredJson(deviceStorage, UNFINISHED_SWITCH_KEY, UnfinishedSwitch, null)
  return stored && stored.session === sessionDigest() && stored.to !== readSelectedClinic() ? stored : null
}
