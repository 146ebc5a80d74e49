export interface LinkQuality {
  /** Lost packets in percent. */
  loss: number
  delayMs: number
  /** Bandwidth in kbit/s; null for unlimited. */
  kbps: number | null
}

/** `up` is what the participant sends. Mutable: changes take effect at once. */
export interface NetworkProfile {
  up: LinkQuality
  down: LinkQuality
}

export const UNRESTRICTED: Readonly<LinkQuality> = { loss: 0, delayMs: 0, kbps: null }
