/** How often a lost connection is tried again before the doctor is asked. */
export const SOCKET_RECONNECTION_ATTEMPTS = 5
export const SOCKET_CONNECT_TIMEOUT_MS = 20_000
