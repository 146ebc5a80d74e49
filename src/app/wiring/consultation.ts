import { sample } from 'effector'
import { veilHeld } from '@/features/veil-screen'
import { $isInCall, readRoom, roomEntered, roomMissed } from '@/features/video-call'
import { $isSignedIn } from '@/shared/auth'
import { $location, locationChanged, navigateFx, pathWithout } from '@/shared/routes'

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
  fn: (location) => ({ to: pathWithout(location, [ROOM_PARAM]), replace: true }),
  target: navigateFx,
})
const room = linkFollowed.map(readRoom)
sample({
  clock: room.filterMap((found) => found ?? undefined),
  fn: (uuid) => ({ room: uuid, isReturn: false }),
  target: roomEntered,
})
sample({ clock: room, filter: (found) => found === null, fn: () => {}, target: roomMissed })

/** Whoever listens to a patient touches nothing for a long time. */
sample({ clock: $isInCall, target: veilHeld })
