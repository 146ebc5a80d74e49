import type { EmulatedTransport } from './network-emulation/network-emulation.ts'
import {
  type DtlsParameters,
  MediaRequestError,
  type MediaRouter,
  type MediaTransport,
  type TransportParameters,
} from './media/media-engine.ts'

export interface SlotOptions {
  direction: 'send' | 'receive'
  opening: Promise<MediaRouter>
  wrapTransport: (parameters: TransportParameters) => Promise<EmulatedTransport>
  /** Called before the transport is closed with its producers or consumers. */
  onDrop: () => void
  onDisconnected: () => void
}

/** Holds one transport. A new transport replaces the old one in any state, so that a browser can recover. */
export const createTransportSlot = ({ direction, opening, wrapTransport, onDrop, onDisconnected }: SlotOptions) => {
  let current: MediaTransport | null = null
  let emulated: EmulatedTransport | null = null
  let isConnected = false
  let isClosed = false

  const drop = (): void => {
    const old = current
    if (!old) return
    current = null
    isConnected = false
    onDrop()
    old.close()
    emulated?.close()
  }
  const assertOpen = (): void => {
    if (isClosed) throw new MediaRequestError('the room was left')
  }
  const requireTransport = (): MediaTransport => {
    if (!current) throw new MediaRequestError(`there is no transport to ${direction} on`)
    return current
  }

  return {
    hasTransport: (): boolean => current !== null,

    requireTransport,

    async open(): Promise<TransportParameters> {
      const router = await opening
      assertOpen()
      const ifCurrent = (callback: () => void) => () => {
        if (current !== created) return
        drop()
        callback()
      }
      const created: MediaTransport = await router.createTransport({
        disconnected: ifCurrent(onDisconnected),
        closed: ifCurrent(() => undefined),
      })
      const wrapped = await wrapTransport(created.parameters).catch((error: unknown) => {
        created.close()
        throw error
      })
      if (isClosed) {
        created.close()
        wrapped.close()
      }
      assertOpen()
      drop()
      current = created
      emulated = wrapped
      return wrapped.parameters
    },

    async connect(dtlsParameters: DtlsParameters): Promise<void> {
      const transport = requireTransport()
      if (isConnected) throw new MediaRequestError(`the transport to ${direction} on is connected already`)
      await transport.connect(dtlsParameters)
      isConnected = true
    },

    close(): void {
      isClosed = true
      drop()
    },
  }
}
