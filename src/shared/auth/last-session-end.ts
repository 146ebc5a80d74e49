import { createEffect, createStore, sample } from 'effector'
import { tabStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { $isSignedIn, type SessionEnd, sessionEnded } from './session'
import { readAuthToken } from './token-cookie'

/** That the session expired outlasts the page: the code of the sign-in page may be of a new version, for which the page is loaded anew. */
const SESSION_END = 'portal.session-end'

// Effects
const saveFx = createEffect(() => tabStorage.write(SESSION_END, 'expired'))
const clearFx = createEffect(() => tabStorage.remove(SESSION_END))
const loadFx = createEffect((): SessionEnd | null =>
  readAuthToken() === null && tabStorage.read(SESSION_END) === 'expired' ? 'expired' : null,
)

// State
/** How the session before ended, until the next one begins: the sign-in page, whose code comes later, tells the doctor. */
export const $lastSessionEnd = createStore<SessionEnd | null>(null)

// Connections
sample({ clock: appStarted, target: loadFx })
sample({ clock: [loadFx.doneData, sessionEnded], target: $lastSessionEnd })
/** A tab that was frozen may find its cookie gone before it hears why. */
sample({
  clock: tabMessageReceived,
  source: $lastSessionEnd,
  filter: (end, { kind }) => kind === 'session-expired' && end === 'signed-out',
  fn: (): SessionEnd => 'expired',
  target: $lastSessionEnd,
})
const sessionStarted = sample({ clock: $isSignedIn, filter: (isSignedIn) => isSignedIn, fn: () => null })
sample({ clock: sessionStarted, target: $lastSessionEnd })

const endChanged = $lastSessionEnd.updates
sample({ clock: endChanged, filter: (end) => end === 'expired', fn: () => {}, target: saveFx })
sample({
  clock: [sessionStarted, endChanged.filter({ fn: (end) => end === 'signed-out' })],
  fn: () => {},
  target: clearFx,
})
