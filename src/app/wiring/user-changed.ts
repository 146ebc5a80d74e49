import { createEffect, restore, sample } from 'effector'
import { fetchCurrentUserFx } from '@/entities/user'
import { draftDiscarded } from '@/features/create-ticket'
import { roomLeft } from '@/features/video-call'
import { sessionEnded } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { $language, buildPath, navigateFx } from '@/shared/routes'

/** Whose tab this is: the doctor's uuid. It outlasts the page and an interruption, not a sign-out. */
const USER_KEY = 'portal.doctor'

const claimTabFx = createEffect((doctor: string) => {
  const previousUser = tabStorage.read(USER_KEY)
  tabStorage.write(USER_KEY, doctor)
  return { doctor, previousUser }
})
const clearUserFx = createEffect(() => tabStorage.remove(USER_KEY))

const $userId = restore(fetchCurrentUserFx.doneData, null)

sample({ clock: $userId, filter: Boolean, target: claimTabFx })
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
