export { createSignaling, type SignalingHandlers, type SignalingSocket } from './lib/signaling'
