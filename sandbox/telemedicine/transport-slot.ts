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
  /** Puts the emulated network of the participant in between. */
  wrapTransport: (parameters: TransportParameters) => Promise<EmulatedTransport>
  /** The transport is about to be closed, with everything that it carries. */
  onDrop: () => void
  /** The browser at the other end is gone. */
  onDisconnected: () => void
}

export type TransportSlot = ReturnType<typeof createTransportSlot>

/** The place of one transport. A new transport replaces the old one, connected or not: that is how a browser recovers. */
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
  const stillHere = (): void => {
    if (isClosed) throw new MediaRequestError('the room was left')
  }
  const taken = (): MediaTransport => {
    if (!current) throw new MediaRequestError(`there is no transport to ${direction} on`)
    return current
  }

  return {
    isTaken: (): boolean => current !== null,

    /** @throws {MediaRequestError} where there is none */
    taken,

    async open(): Promise<TransportParameters> {
      const router = await opening
      stillHere()
      const removed = (happened: () => void) => () => {
        if (current !== created) return
        drop()
        happened()
      }
      const created: MediaTransport = await router.createTransport({
        disconnected: removed(onDisconnected),
        closed: removed(() => undefined),
      })
      const wrapped = await wrapTransport(created.parameters).catch((error: unknown) => {
        created.close()
        throw error
      })
      if (isClosed) {
        created.close()
        wrapped.close()
      }
      stillHere()
      drop()
      current = created
      emulated = wrapped
      return wrapped.parameters
    },

    async connect(dtlsParameters: DtlsParameters): Promise<void> {
      const transport = taken()
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
