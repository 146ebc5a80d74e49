const TICK_MS = 150
const MAX_RMS = 0.3

/** RMS of the samples on a square-root scale, 0 to 1; 1 is speech at arm's length from the microphone. */
export function toAudioLevel(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
  return Math.min(1, Math.sqrt(rms / MAX_RMS))
}

/** Emits the level of a track every 150 ms, even while the track is muted. Returns a function that stops it. */
export function watchAudioLevel(
  track: MediaStreamTrack,
  emit: (level: number) => void,
  createContext: () => AudioContext = () => new AudioContext(),
): () => void {
  const context = createContext()
  // The clone is not muted, so that the portal can warn a user who talks while muted.
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
  // After a reload the context stays suspended, and the level 0, until the first user gesture.
  void context.resume().catch(() => {})
  return () => {
    clearInterval(timer)
    source.disconnect()
    clone.stop()
    void context.close().catch(() => {})
  }
}
