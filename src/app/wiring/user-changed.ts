import { createEffect, restore, sample } from 'effector'
import { recognizeUserFx } from '@/entities/user'
import { draftDropped } from '@/features/create-ticket'
import { roomLeft } from '@/features/video-call'
import { sessionEnded } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { $language, buildPath, navigateFx } from '@/shared/routes'

/** Whose tab this is: the doctor's uuid. It outlasts the page and an interruption, not a sign-out. */
const DOCTOR = 'portal.doctor'

const takeOverFx = createEffect((doctor: string) => {
  const former = tabStorage.read(DOCTOR)
  tabStorage.write(DOCTOR, doctor)
  return { doctor, former }
})
const leaveFx = createEffect(() => tabStorage.remove(DOCTOR))

const $doctor = restore(recognizeUserFx.doneData, null)

sample({ clock: $doctor, filter: Boolean, target: takeOverFx })
/** Who signs out is done here. */
sample({ clock: sessionEnded, filter: (end) => end === 'signed-out', fn: () => {}, target: leaveFx })

const takenOver = sample({
  clock: takeOverFx.doneData,
  filter: ({ doctor, former }) => former !== null && former !== doctor,
  fn: () => {},
})
/** What the former doctor was writing is theirs, and so are their tickets and the room in which they were. */
sample({ clock: takenOver, target: [draftDropped, roomLeft] })
/**
 * The way back after an interruption leads to where the doctor was, perhaps to a patient. Whoever else signs in then
 * begins at home.
 */
sample({
  clock: takenOver,
  source: $language,
  fn: (language) => ({ to: buildPath('home', language), replace: true }),
  target: navigateFx,
})
