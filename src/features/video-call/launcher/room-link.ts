import { sample } from 'effector'
import { $isSignedIn } from '@/shared/auth'
import { featureLocationChanged, removeQueryParamsOn } from '@/shared/routes'
import { showToastOn } from '@/shared/toasts'
import { callRequested } from '../model/call-state'
import { readRoom } from '../model/join-dialog'

const ROOM_PARAM = 'room'

// Events
const linkFollowed = sample({
  clock: featureLocationChanged,
  source: $isSignedIn,
  fn: (isSignedIn, { search }) => (isSignedIn ? new URLSearchParams(search).get(ROOM_PARAM) : null),
}).filterMap((text) => text ?? undefined)

// Connections
/** At once, so that the room link is not passed on by accident. */
removeQueryParamsOn(linkFollowed, [ROOM_PARAM])
sample({
  clock: linkFollowed.filterMap((text) => readRoom(text) ?? undefined),
  fn: (room) => ({ room, isRestored: false }),
  target: callRequested,
})
showToastOn(linkFollowed.filter({ fn: (text) => readRoom(text) === null }), () => ({
  tone: 'danger',
  text: { key: 'callRoomMissing' },
}))
