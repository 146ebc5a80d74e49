import type { TransportParameters } from '../media/media-engine.ts'
import { UNRESTRICTED, type NetworkProfile, type LinkQuality } from './network-profile.ts'
import { openRelay } from './udp-relay.ts'

export interface ProfileChange {
  /** What the person sends, what they receive, or both. */
  direction: keyof NetworkProfile | 'both'
  quality: LinkQuality
}

/** A transport as its browser is told of it. */
export interface EmulatedTransport {
  parameters: TransportParameters
  close(): void
}

export type NetworkEmulation = ReturnType<typeof createNetworkEmulation>

/**
 * Between the people and the media server there are no lines, until somebody's is to be weak: whoever has one when a call is
 * entered goes over it. People are known by the name with which they join.
 */
export const createNetworkEmulation = () => {
  const lines = new Map<string, NetworkProfile>()

  return {
    /** Where the person is in a call over a line already, this is felt at once. */
    set(name: string, { direction, quality }: ProfileChange): void {
      const line = lines.get(name) ?? { up: { ...UNRESTRICTED }, down: { ...UNRESTRICTED } }
      lines.set(name, line)
      if (direction !== 'down') Object.assign(line.up, quality)
      if (direction !== 'up') Object.assign(line.down, quality)
    },

    async wrapTransport(name: string, parameters: TransportParameters): Promise<EmulatedTransport> {
      const line = lines.get(name)
      if (!line) return { parameters, close: () => undefined }
      // No way around it: only the one by datagrams, through the relay.
      const [candidate] = parameters.iceCandidates.filter(({ protocol }) => protocol === 'udp')
      if (!candidate) return { parameters: { ...parameters, iceCandidates: [] }, close: () => undefined }
      const relay = await openRelay({ address: candidate.address, port: candidate.port }, line)
      return {
        parameters: { ...parameters, iceCandidates: [{ ...candidate, port: relay.port }] },
        close: () => relay.close(),
      }
    },

    /** As good as ever, for all calls that are entered from now on, and for those over a line too. */
    clear(): void {
      for (const { up, down } of lines.values()) for (const quality of [up, down]) Object.assign(quality, UNRESTRICTED)
      lines.clear()
    },
  }
}
