import type { Socket } from 'socket.io-client'

/** A disconnect by the server often is the end of the session, which the portal learns a moment later. */
const SERVER_DISCONNECT_RETRY_MS = 1_000

interface ReconnectionOptions {
  /** Delay after the first rejected handshake; doubles up to `maxDelayMs`. */
  delayMs: number
  /** Default: `delayMs`. */
  maxDelayMs?: number
  /** Includes the first connection. */
  maxAttempts?: number
  onAttempt?: (attempt: number) => void
}

/** Reconnects where Socket.IO does not: after a disconnect by the server, and after an error of its middleware. */
export function createReconnection(
  socket: Pick<Socket, 'connect' | 'disconnect'>,
  { delayMs, maxDelayMs = delayMs, maxAttempts = Infinity, onAttempt }: ReconnectionOptions,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 1
  const reset = () => {
    clearTimeout(timer)
    attempt = 1
  }
  return {
    /** Cancels a pending attempt and counts from 1 again. */
    reset,
    /** Connects again at once, even if the socket looks connected. */
    reconnect: () => {
      reset()
      socket.disconnect().connect()
    },
    afterDisconnect(): void {
      timer = setTimeout(() => socket.connect(), SERVER_DISCONNECT_RETRY_MS)
    },
    /** Schedules the next attempt. False after the last one. */
    afterRejection(): boolean {
      if (attempt >= maxAttempts) return false
      const delay = Math.min(delayMs * 2 ** (attempt - 1), maxDelayMs)
      attempt += 1
      timer = setTimeout(() => {
        socket.connect()
        // Last, because it may call `reset()`.
        onAttempt?.(attempt)
      }, delay)
      return true
    },
  }
}
