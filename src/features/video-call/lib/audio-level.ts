const TICK_MS = 150
const MAX_RMS = 0.3

/** 0 to 1: how loud a piece of sound is to somebody who talks into it from arm's length. */
export function toAudioLevel(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
  return Math.min(1, Math.sqrt(rms / MAX_RMS))
}

/** Tells the level of a track a few times a second, also while the track itself is muted. Returns what ends it. */
export function watchAudioLevel(
  track: MediaStreamTrack,
  emit: (level: number) => void,
  createContext: () => AudioContext = () => new AudioContext(),
): () => void {
  const context = createContext()
  // What is muted for the other side is still heard here, so that the portal can say so.
  const clone = track.clone()
  clone.enabled = true
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  const source = context.createMediaStreamSource(new MediaStream([clone]))
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    emit(toAudioLevel(samples))
  }, TICK_MS)
  // A page that was loaded anew may not have been clicked yet: the level then stays at nothing.
  void context.resume().catch(() => {})
  return () => {
    clearInterval(timer)
    source.disconnect()
    clone.stop()
    void context.close().catch(() => {})
  }
}
