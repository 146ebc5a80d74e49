import { sample } from 'effector'
import { $isSignedIn } from '@/shared/auth'
import { featureLocationChanged, removeQueryParamsOn, ROOM_PARAM } from '@/shared/routes'
import { actionWith, showToastOn } from '@/shared/toasts'
import { parseRoomId } from '../lib/room-id'
import { callRequested } from '../model/call-state'
import { joinDialogRequested } from '../model/join-dialog'

// Events
const linkFollowed = sample({ clock: featureLocationChanged, filter: $isSignedIn }).filterMap(
  ({ search }) => new URLSearchParams(search).get(ROOM_PARAM) ?? undefined,
)

// Connections
/** At once, so that the room link is not passed on by accident. */
removeQueryParamsOn(linkFollowed, [ROOM_PARAM])
sample({
  clock: linkFollowed.filterMap((text) => parseRoomId(text) ?? undefined),
  // A page, a message or a help article can hold a link: the user is seen and heard only after a click.
  fn: (room) => ({ room, mustCheckDevices: true }),
  target: callRequested,
})
showToastOn(linkFollowed.filter({ fn: (text) => parseRoomId(text) === null }), () => ({
  tone: 'danger',
  text: { key: 'callRoomMissing' },
  action: actionWith({ label: 'joinCall', event: joinDialogRequested, payload: { peerName: null } }),
}))
