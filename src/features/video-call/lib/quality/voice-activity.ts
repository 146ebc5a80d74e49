const TICK_MS = 150
const MAX_RMS = 0.3

/** RMS of the samples on a square-root scale, 0 to 1; 1 is speech at arm's length from the microphone. */
export function toAudioLevel(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
  return Math.min(1, Math.sqrt(rms / MAX_RMS))
}

/**
 * Emits the level of a track every 150 ms, even while the track is muted. Returns a function that stops it.
 * @throws {DOMException} Firefox measures no track whose sample rate differs from that of the context.
 */
export function watchAudioLevel(track: MediaStreamTrack, emit: (level: number) => void): () => void {
  const context = new AudioContext()
  // The clone is not muted, so that the portal can warn a user who talks while muted.
  const clone = track.clone()
  clone.enabled = true
  const close = () => {
    clone.stop()
    void context.close().catch(() => {})
  }
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  let source: MediaStreamAudioSourceNode
  try {
    source = context.createMediaStreamSource(new MediaStream([clone]))
  } catch (error) {
    close()
    throw error
  }
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    emit(toAudioLevel(samples))
  }, TICK_MS)
  // After a reload the context stays suspended, and the level 0, until the first user gesture.
  void context.resume().catch(() => {})
  return () => {
    clearInterval(timer)
    source.disconnect()
    close()
  }
}

interface VoiceActivity {
  /** Rises by 2 with each loud tick, falls by 1 with each quiet one. */
  score: number
  isSpeaking: boolean
}

export const NO_VOICE: VoiceActivity = { score: 0, isSpeaking: false }

const VOICE_THRESHOLD = 0.25
const ACTIVE_SCORE = 12
const MAX_SCORE = 20

/** About a second of speech activates it, a pause of about three seconds ends it. A cough is too short. */
export function updateVoiceActivity({ score, isSpeaking }: VoiceActivity, level: number): VoiceActivity {
  const next = Math.max(0, Math.min(MAX_SCORE, level >= VOICE_THRESHOLD ? score + 2 : score - 1))
  return { score: next, isSpeaking: isSpeaking ? next > 0 : next >= ACTIVE_SCORE }
}
