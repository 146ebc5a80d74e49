export const SOCKET_RECONNECTION_ATTEMPTS = 5
export const SOCKET_CONNECT_TIMEOUT_MS = 20_000
/** A call that has been connected this long counts its reconnection attempts from 1 again. */
export const STABLE_CALL_MS = 10_000
