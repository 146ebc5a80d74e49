import { createEvent, createStore, sample } from 'effector'
import { $authToken, sessionSignedOut, tokenDigest } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { $areFeaturesStarted } from '@/shared/lifecycle'
import { fetchCurrentUserFx } from '../api/user-info'

/** Identity of the user of this tab. A reload and an expired session keep it, a sign-out clears it. */
const USER_KEY = 'portal.doctor'

// Events
/** Everything that the previous user has stored in the tab is deleted. */
export const previousUserCleared = createEvent()

// Effects
const saveUserTask = createTask((user: string) => tabStorage.write(USER_KEY, user))
/** Claims only a tab without a user. A tab of another user is claimed once it is cleared: a reload may come before that. */
const claimTabTask = createTask((user: string) => {
  const previousUser = tabStorage.read(USER_KEY)
  if (previousUser === null) tabStorage.write(USER_KEY, user)
  return { user, previousUser }
})
/** Also clears what features that are not loaded yet have stored, such as a call: the next user must not get it. */
const clearTabTask = createTask(() => tabStorage.clear())

// Stores
const $userKey = createStore<string | null>(null)

// Connections
/** A user without an identity is identified by the token: another session counts as another user. */
sample({
  clock: fetchCurrentUserFx.doneData,
  source: $authToken,
  fn: (token, identity) => identity ?? `token:${tokenDigest(token ?? '')}`,
  target: $userKey,
})
sample({ clock: $userKey, filter: Boolean, target: claimTabTask })
sample({ clock: previousUserCleared, source: $userKey, filter: Boolean, target: saveUserTask })
sample({ clock: sessionSignedOut, target: clearTabTask })

/** The tab has belonged to another user. */
export const userChanged = sample({
  clock: claimTabTask.doneData,
  filter: ({ user, previousUser }) => previousUser !== null && previousUser !== user,
})
export const $hasUserChanged = createStore(false).on(userChanged, () => true)
/** The tab has belonged to this user before; null until the user is known. */
export const $isSameUser = createStore<boolean | null>(null).on(
  claimTabTask.doneData,
  (_, { user, previousUser }) => previousUser === user,
)
/** The payload says whether the tab has belonged to this user. Before, nothing that it has stored is shown or overwritten. */
export const tabOwnerChecked = sample({
  clock: [$areFeaturesStarted, $isSameUser],
  source: { areStarted: $areFeaturesStarted, isSameUser: $isSameUser },
  filter: ({ areStarted, isSameUser }) => areStarted && isSameUser !== null,
  fn: ({ isSameUser }) => isSameUser === true,
})
