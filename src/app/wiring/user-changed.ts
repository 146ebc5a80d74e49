import { createEffect, createStore, sample } from 'effector'
import { fetchCurrentUserFx } from '@/entities/user'
import { draftDiscarded } from '@/features/create-ticket'
import { roomLeft } from '@/features/video-call'
import { $authToken, sessionEnded } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { $language, buildPath, navigateFx } from '@/shared/routes'

/** Whose tab this is: the doctor's identity. It outlasts the page and an interruption, not a sign-out. */
const USER_KEY = 'portal.doctor'

const claimTabFx = createEffect((doctor: string) => {
  const previousUser = tabStorage.read(USER_KEY)
  tabStorage.write(USER_KEY, doctor)
  return { doctor, previousUser }
})
const clearUserFx = createEffect(() => tabStorage.remove(USER_KEY))

const $userKey = createStore<string | null>(null)

/** A doctor without any identity is told from others by the token: another session counts as another doctor. */
sample({
  clock: fetchCurrentUserFx.doneData,
  source: $authToken,
  fn: (token, identity) => identity ?? `token:${tokenDigest(token ?? '')}`,
  target: $userKey,
})
sample({ clock: $userKey, filter: Boolean, target: claimTabFx })
/** Who signs out is done here. */
sample({ clock: sessionEnded, filter: (end) => end === 'signed-out', fn: () => {}, target: clearUserFx })

const userChanged = sample({
  clock: claimTabFx.doneData,
  filter: ({ doctor, previousUser }) => previousUser !== null && previousUser !== doctor,
  fn: () => {},
})
/** What the former doctor was writing is theirs, and so are their tickets and the room in which they were. */
sample({ clock: userChanged, target: [draftDiscarded, roomLeft] })
/**
 * The way back after an interruption leads to where the doctor was, perhaps to a patient. Whoever else signs in then
 * begins at home.
 */
sample({
  clock: userChanged,
  source: $language,
  fn: (language) => ({ to: buildPath('home', language), replace: true }),
  target: navigateFx,
})

/** FNV-1a, 32 bit: tells two tokens apart without leaving the token itself in storage. */
function tokenDigest(token: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}
