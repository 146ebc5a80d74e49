import type { TransportParameters } from '../media/media-engine.ts'
import { GOOD, type Line, type Quality } from './network-profile.ts'
import { openRelay } from './udp-relay.ts'

export interface LineChange {
  /** What the person sends, what they receive, or both. */
  direction: keyof Line | 'both'
  quality: Quality
}

/** A transport as its browser is told of it. */
export interface Carried {
  parameters: TransportParameters
  close(): void
}

export type Lines = ReturnType<typeof createLines>

/**
 * Between the people and the media server there are no lines, until somebody's is to be weak: whoever has one when a call is
 * entered goes over it. People are known by the name with which they join.
 */
export const createLines = () => {
  const lines = new Map<string, Line>()

  return {
    /** Where the person is in a call over a line already, this is felt at once. */
    set(name: string, { direction, quality }: LineChange): void {
      const line = lines.get(name) ?? { up: { ...GOOD }, down: { ...GOOD } }
      lines.set(name, line)
      if (direction !== 'down') Object.assign(line.up, quality)
      if (direction !== 'up') Object.assign(line.down, quality)
    },

    async carry(name: string, parameters: TransportParameters): Promise<Carried> {
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
      for (const { up, down } of lines.values()) for (const quality of [up, down]) Object.assign(quality, GOOD)
      lines.clear()
    },
  }
}
