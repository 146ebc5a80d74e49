import type { TransportParameters } from '../media/media-engine.ts'
import { UNRESTRICTED, type NetworkProfile, type LinkQuality } from './network-profile.ts'
import { openRelay } from './udp-relay.ts'

export interface ProfileChange {
  /** Direction as seen by the participant. */
  direction: keyof NetworkProfile | 'both'
  quality: LinkQuality
}

export interface EmulatedTransport {
  parameters: TransportParameters
  close(): void
}

export type NetworkEmulation = ReturnType<typeof createNetworkEmulation>

/** Emulated networks between participants and the media server, by the name of the participant. */
export const createNetworkEmulation = () => {
  const profiles = new Map<string, NetworkProfile>()

  return {
    /** Takes effect on the next join, or at once if the participant already uses an emulated network. */
    set(name: string, { direction, quality }: ProfileChange): void {
      const profile = profiles.get(name) ?? { up: { ...UNRESTRICTED }, down: { ...UNRESTRICTED } }
      profiles.set(name, profile)
      if (direction !== 'down') Object.assign(profile.up, quality)
      if (direction !== 'up') Object.assign(profile.down, quality)
    },

    async wrapTransport(name: string, parameters: TransportParameters): Promise<EmulatedTransport> {
      const profile = profiles.get(name)
      if (!profile) return { parameters, close: () => undefined }
      // Only the UDP candidate of the relay is sent to the browser, so that no packet bypasses it; every browser reaches the last address.
      const candidate = parameters.iceCandidates.findLast(({ protocol }) => protocol === 'udp')
      if (!candidate) return { parameters: { ...parameters, iceCandidates: [] }, close: () => undefined }
      const relay = await openRelay({ address: candidate.address, port: candidate.port }, profile)
      return {
        parameters: { ...parameters, iceCandidates: [{ ...candidate, port: relay.port }] },
        close: () => relay.close(),
      }
    },

    /** Removes the limits, also for running calls. */
    clear(): void {
      for (const { up, down } of profiles.values())
        for (const quality of [up, down]) Object.assign(quality, UNRESTRICTED)
      profiles.clear()
    },
  }
}
