/** How sure it is that somebody speaks: what a cough or a door is not. */
export interface Speech {
  /** Out of the last ticks, in a row of heat and cooling. */
  heat: number
  isSpeaking: boolean
}

export const SILENCE: Speech = { heat: 0, isSpeaking: false }

const SPOKEN_FROM = 0.25
const SURE_AT = 6
const HOTTEST = 20

/** Half a second of speech makes sure; a pause of about three seconds ends it. */
export function hearLevel({ heat, isSpeaking }: Speech, level: number): Speech {
  const next = Math.max(0, Math.min(HOTTEST, level >= SPOKEN_FROM ? heat + 2 : heat - 1))
  return { heat: next, isSpeaking: isSpeaking ? next > 0 : next >= SURE_AT * 2 }
}
