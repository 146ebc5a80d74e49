import type { WebSocket as WebSocketTransport, XHR } from 'socket.io-client'

/** Error message of the platform for a rejected token, in the handshake. */
export const UNAUTHORIZED = 'unauthorized'

/** Leaves time to reach polling within ten seconds. */
const HANDSHAKE_TIMEOUT_MS = 5_000
/** A WebSocket that was closed earlier than this after its handshake counts as cut off. */
const MIN_LIFETIME_MS = 5_000

type Packet = Parameters<WebSocketTransport['onPacket']>[0]
type CloseDetails = Parameters<WebSocketTransport['onClose']>[0]

/**
 * Transports for the `transports` option of Socket.IO: WebSocket, then polling. With `tryAllTransports` Socket.IO falls
 * back only after an error, but some proxies close a WebSocket without one, leave it without a response, or cut it off
 * soon after. Each reconnection tries WebSocket first again, except the one after a cut-off.
 */
export function createTransports(WebSocket: typeof WebSocketTransport, Polling: typeof XHR) {
  let isNextSkipped = false

  class WebSocketWithFallback extends WebSocket {
    #handshakeTimer: ReturnType<typeof setTimeout> | undefined
    #openedAt: number | null = null
    #isClosing = false

    override doOpen(): this {
      if (isNextSkipped) {
        isNextSkipped = false
        // Socket.IO listens for errors only after this call.
        queueMicrotask(() => this.onError('websocket skipped', null))
        return this
      }
      this.#handshakeTimer = setTimeout(() => {
        this.doClose()
        this.onError('websocket timeout', null)
      }, HANDSHAKE_TIMEOUT_MS)
      return super.doOpen()
    }

    override doClose(): void {
      this.#isClosing = true
      clearTimeout(this.#handshakeTimer)
      super.doClose()
    }

    protected override onPacket(packet: Packet): void {
      clearTimeout(this.#handshakeTimer)
      this.#openedAt ??= Date.now()
      super.onPacket(packet)
    }

    protected override onError(...reason: Parameters<WebSocketTransport['onError']>): this {
      clearTimeout(this.#handshakeTimer)
      return super.onError(...reason)
    }

    protected override onClose(details?: CloseDetails): void {
      if (this.#isClosing) return super.onClose(details)
      if (this.#openedAt === null) return void this.onError('websocket closed', details)
      isNextSkipped = Date.now() - this.#openedAt < MIN_LIFETIME_MS
      super.onClose(details)
    }
  }

  return [WebSocketWithFallback, Polling]
}
