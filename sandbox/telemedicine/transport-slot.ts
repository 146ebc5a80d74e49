import type { EmulatedTransport } from './network-emulation/network-emulation.ts'
import {
  type DtlsParameters,
  MediaRequestError,
  type MediaRouter,
  type MediaTransport,
  type TransportParameters,
} from './media/media-engine.ts'

interface SlotOptions {
  direction: 'send' | 'receive'
  router: Promise<MediaRouter>
  wrapTransport: (parameters: TransportParameters) => Promise<EmulatedTransport>
  /** Called before the transport is closed with its producers or consumers. */
  onDrop: () => void
  onDisconnected: () => void
}

/** Holds one transport. A new transport replaces the old one in any state, so that a browser can recover. */
export const createTransportSlot = ({ direction, router, wrapTransport, onDrop, onDisconnected }: SlotOptions) => {
  let current: { transport: MediaTransport; emulated: EmulatedTransport; isConnected: boolean } | null = null
  let isClosed = false

  const drop = (): void => {
    const old = current
    if (!old) return
    current = null
    onDrop()
    old.transport.close()
    old.emulated.close()
  }
  const roomLeft = () => new MediaRequestError('the room was left')
  const requireCurrent = () => {
    if (!current) throw new MediaRequestError(`there is no transport to ${direction} on`)
    return current
  }

  return {
    hasTransport: (): boolean => current !== null,

    requireTransport: (): MediaTransport => requireCurrent().transport,

    async open(): Promise<TransportParameters> {
      const openedRouter = await router
      if (isClosed) throw roomLeft()
      const ifCurrent = (callback: () => void) => () => {
        if (current?.transport !== created) return
        drop()
        callback()
      }
      const created: MediaTransport = await openedRouter.createTransport({
        disconnected: ifCurrent(onDisconnected),
        closed: ifCurrent(() => undefined),
      })
      const emulated = await wrapTransport(created.parameters).catch((error: unknown) => {
        created.close()
        throw error
      })
      if (isClosed) {
        created.close()
        emulated.close()
        throw roomLeft()
      }
      drop()
      current = { transport: created, emulated, isConnected: false }
      return emulated.parameters
    },

    async connect(dtlsParameters: DtlsParameters): Promise<void> {
      const connecting = requireCurrent()
      if (connecting.isConnected) throw new MediaRequestError(`the transport to ${direction} on is connected already`)
      await connecting.transport.connect(dtlsParameters)
      connecting.isConnected = true
    },

    close(): void {
      isClosed = true
      drop()
    },
  }
}
