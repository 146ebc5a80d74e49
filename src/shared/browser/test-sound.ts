const NOTES_HZ = [523.25, 659.25, 783.99]
const NOTE_SECONDS = 0.28
const VOLUME = 0.2

/**
 * Plays three notes; resolves when they have faded out.
 * @param speaker Device id; null for the default speaker of the system.
 * @throws if no audio is available or the speaker is disconnected
 */
export async function playTestSound(speaker: string | null): Promise<void> {
  const context = new AudioContext()
  // Only a media element can select an output device in all browsers.
  const player = new Audio()
  try {
    const output = context.createMediaStreamDestination()
    player.srcObject = output.stream
    if (speaker !== null && 'setSinkId' in player) await player.setSinkId(speaker)
    await context.resume()
    await player.play()
    await Promise.all(NOTES_HZ.map((frequency, index) => playNote(context, output, frequency, index * NOTE_SECONDS)))
  } finally {
    player.pause()
    player.srcObject = null
    await context.close()
  }
}

function playNote(context: AudioContext, output: AudioNode, frequency: number, delaySeconds: number): Promise<void> {
  const start = context.currentTime + delaySeconds
  const note = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0 })
  // Ramps, because audio that starts or stops at full volume clicks.
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS)
  note.connect(volume).connect(output)
  note.start(start)
  note.stop(start + 2 * NOTE_SECONDS)
  return new Promise((resolve) => note.addEventListener('ended', () => resolve(), { once: true }))
}
