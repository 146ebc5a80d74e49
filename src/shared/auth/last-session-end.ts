import { createStore, sample } from 'effector'
import { tabStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { $isSignedIn, type SessionEnd, sessionEnded } from './session'
import { clearSessionCookies, clearStoredExpiry, hasInvalidToken, readAuthToken } from './token-cookie'

/** The sign-in page may need a chunk of a new version, which reloads the page: the reason outlasts that reload. */
const SESSION_END_KEY = 'portal.session-end'

const STORED_ENDS: readonly SessionEnd[] = ['expired', 'invalid-token']

// Effects
const saveTask = createTask((end: SessionEnd) => tabStorage.write(SESSION_END_KEY, end))
const clearTask = createTask(() => {
  tabStorage.remove(SESSION_END_KEY)
  clearStoredExpiry()
})
const loadTask = createTask((): SessionEnd | null => {
  if (readAuthToken() !== null) return null
  if (hasInvalidToken()) {
    clearSessionCookies()
    return 'invalid-token'
  }
  return STORED_ENDS.find((end) => end === tabStorage.read(SESSION_END_KEY)) ?? null
})

/** How the last session ended, for the sign-in page; null during a session, or if it is unknown. */
export const $lastSessionEnd = createStore<SessionEnd | null>(null)

// Connections
sample({ clock: appStarted, target: loadTask })
sample({ clock: [loadTask.doneData, sessionEnded], target: $lastSessionEnd })
const sessionStarted = sample({ clock: $isSignedIn, filter: (isSignedIn) => isSignedIn, fn: () => null })
sample({ clock: sessionStarted, target: $lastSessionEnd })

const endChanged = $lastSessionEnd.updates
sample({
  clock: endChanged.filterMap((end) => (end === null || end === 'signed-out' ? undefined : end)),
  target: saveTask,
})
sample({
  clock: [sessionStarted, endChanged.filter({ fn: (end) => end === 'signed-out' })],
  target: clearTask,
})
