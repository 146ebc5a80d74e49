export { createSignaling, type SignalingHandlers, type SignalingSocket } from './lib/signaling'
export { $callRoom, $isInCall, type CallRoom, roomEntered, roomMissed } from './model/call-room'
export { callStage } from './model/late-call'
export { CallSlot } from './ui/CallSlot'
