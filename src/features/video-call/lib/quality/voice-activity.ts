export interface VoiceActivity {
  /** Rises by 2 with each loud tick, falls by 1 with each quiet one. */
  score: number
  isSpeaking: boolean
}

export const NO_VOICE: VoiceActivity = { score: 0, isSpeaking: false }

const VOICE_THRESHOLD = 0.25
const ACTIVE_SCORE = 6
const MAX_SCORE = 20

/** About half a second of speech activates it, a pause of about three seconds ends it. A cough is too short. */
export function updateVoiceActivity({ score, isSpeaking }: VoiceActivity, level: number): VoiceActivity {
  const next = Math.max(0, Math.min(MAX_SCORE, level >= VOICE_THRESHOLD ? score + 2 : score - 1))
  return { score: next, isSpeaking: isSpeaking ? next > 0 : next >= ACTIVE_SCORE * 2 }
}
