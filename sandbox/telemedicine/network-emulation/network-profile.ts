/** How well packets get through in one direction. */
export interface LinkQuality {
  /** Percent of the packets that are lost. */
  loss: number
  delayMs: number
  /** What gets through in a second; null for everything. */
  kbps: number | null
}

/** Between a person and the media server: `up` is what the person sends. Changes take effect at once. */
export interface NetworkProfile {
  up: LinkQuality
  down: LinkQuality
}

export const UNRESTRICTED: Readonly<LinkQuality> = { loss: 0, delayMs: 0, kbps: null }
