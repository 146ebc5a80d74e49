import { sample } from 'effector'
import { fullName } from '@/entities/patient'
import { screenLockPausedChanged } from '@/features/lock-screen'
import { $isInCall, joinDialogRequested, readRoom, roomEntered, invalidRoomOpened } from '@/features/video-call'
import { consultationRequested, patientDismissed } from '@/features/view-patient'
import { $isSignedIn } from '@/shared/auth'
import { $location, locationChanged, navigateFx, removeQueryParams } from '@/shared/routes'

const ROOM_PARAM = 'room'

/** A link leads into a room from any screen. It is taken out of the address at once, so that nobody passes it on. */
const linkFollowed = sample({
  clock: locationChanged,
  source: $isSignedIn,
  fn: (isSignedIn, { search }) => (isSignedIn ? new URLSearchParams(search).get(ROOM_PARAM) : null),
}).filterMap((room) => room ?? undefined)
sample({
  clock: linkFollowed,
  source: $location,
  fn: (location) => ({ to: removeQueryParams(location, [ROOM_PARAM]), replace: true }),
  target: navigateFx,
})
const room = linkFollowed.map(readRoom)
sample({
  clock: room.filterMap((found) => found ?? undefined),
  fn: (uuid) => ({ room: uuid, isRestored: false }),
  target: roomEntered,
})
sample({ clock: room, filter: (found) => found === null, fn: () => {}, target: invalidRoomOpened })

/** A card shows nobody who is still locked: the name on it may go on into the call. */
sample({
  clock: consultationRequested,
  fn: (patient) => ({ peerName: fullName(patient) }),
  target: joinDialogRequested,
})
/** The call takes the place of the card; a join dialog that is put away leaves it. */
sample({ clock: roomEntered, fn: () => {}, target: patientDismissed })

/** Whoever listens to a patient touches nothing for a long time. */
sample({ clock: $isInCall, target: screenLockPausedChanged })
