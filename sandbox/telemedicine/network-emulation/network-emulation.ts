import type { TransportParameters } from '../media/media-engine.ts'
import { UNRESTRICTED, type NetworkProfile, type LinkQuality } from './network-profile.ts'
import { openRelay } from './udp-relay.ts'

export interface ProfileChange {
  /** What the person sends, what they receive, or both. */
  direction: keyof NetworkProfile | 'both'
  quality: LinkQuality
}

/** A transport as it is described to its browser. */
export interface EmulatedTransport {
  parameters: TransportParameters
  close(): void
}

export type NetworkEmulation = ReturnType<typeof createNetworkEmulation>

/** Emulated networks between participants and the media server, by the name with which a participant joins; none at the start. */
export const createNetworkEmulation = () => {
  const profiles = new Map<string, NetworkProfile>()

  return {
    /** Takes effect immediately where the participant already joined over an emulated network. */
    set(name: string, { direction, quality }: ProfileChange): void {
      const profile = profiles.get(name) ?? { up: { ...UNRESTRICTED }, down: { ...UNRESTRICTED } }
      profiles.set(name, profile)
      if (direction !== 'down') Object.assign(profile.up, quality)
      if (direction !== 'up') Object.assign(profile.down, quality)
    },

    async wrapTransport(name: string, parameters: TransportParameters): Promise<EmulatedTransport> {
      const profile = profiles.get(name)
      if (!profile) return { parameters, close: () => undefined }
      // Only the UDP candidate through the relay is offered, so that nothing bypasses it.
      const [candidate] = parameters.iceCandidates.filter(({ protocol }) => protocol === 'udp')
      if (!candidate) return { parameters: { ...parameters, iceCandidates: [] }, close: () => undefined }
      const relay = await openRelay({ address: candidate.address, port: candidate.port }, profile)
      return {
        parameters: { ...parameters, iceCandidates: [{ ...candidate, port: relay.port }] },
        close: () => relay.close(),
      }
    },

    /** Removes the limits, also for calls that go over a relay now. */
    clear(): void {
      for (const { up, down } of profiles.values())
        for (const quality of [up, down]) Object.assign(quality, UNRESTRICTED)
      profiles.clear()
    },
  }
}
