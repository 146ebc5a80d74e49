/** How sure it is that somebody speaks: what a cough or a door is not. */
export interface VoiceActivity {
  /** Out of the last ticks, in a row of heat and cooling. */
  score: number
  isSpeaking: boolean
}

export const NO_VOICE: VoiceActivity = { score: 0, isSpeaking: false }

const VOICE_THRESHOLD = 0.25
const ACTIVE_SCORE = 6
const MAX_SCORE = 20

/** Half a second of speech makes sure; a pause of about three seconds ends it. */
export function updateVoiceActivity({ score, isSpeaking }: VoiceActivity, level: number): VoiceActivity {
  const next = Math.max(0, Math.min(MAX_SCORE, level >= VOICE_THRESHOLD ? score + 2 : score - 1))
  return { score: next, isSpeaking: isSpeaking ? next > 0 : next >= ACTIVE_SCORE * 2 }
}
