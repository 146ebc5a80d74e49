export { openCallSocket, type SocketEvent as CallSocketEvent } from './lib/signaling/call-socket'
export { createSignaling, type SignalingHandlers, type SignalingSocket } from './lib/signaling/signaling'
export { VideoCall } from './launcher/VideoCall'
export { $hasCall, $isCallOngoing, callReconnected } from './model/call'
export {
  callHiddenChanged,
  callMinimiseRequested,
  type CallRequest,
  callRequested,
  callWindowRestored,
  deviceTestRequested,
  peerArrived,
  signOutLeaveRequested,
} from './model/call-state'
export { $isCallUnsettled } from './model/leave-room'
export { joinDialogDismissed, joinDialogRequested } from './model/join-dialog'
export { JoinDialogSlot } from './ui/pre-join/lazy-join-dialog'
