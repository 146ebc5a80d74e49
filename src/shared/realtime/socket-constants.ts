/** Error message of the platform for a rejected token, in the handshake. */
export const UNAUTHORIZED = 'unauthorized'

/**
 * Socket.IO reconnects by itself except after a disconnect by the server. This often is the end of the session, which the
 * portal learns a moment later.
 */
export const SERVER_DISCONNECT_RETRY_MS = 1_000
