const NOTES_HZ = [523.25, 659.25, 783.99]
const NOTE_SECONDS = 0.28
const VOLUME = 0.2

/**
 * Plays three notes on a loudspeaker, and is done when they have faded.
 * @param speaker The id of the device; null for the one of the system.
 * @throws where there is no sound to be had, or the loudspeaker is gone
 */
export async function playTestSound(speaker: string | null): Promise<void> {
  const context = new AudioContext()
  // Only an element can be sent to a chosen loudspeaker everywhere.
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

function playNote(context: AudioContext, output: AudioNode, frequency: number, after: number): Promise<void> {
  const start = context.currentTime + after
  const note = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0 })
  // Swelling and fading, because a sound that begins or ends at once clicks.
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS)
  note.connect(volume).connect(output)
  note.start(start)
  note.stop(start + 2 * NOTE_SECONDS)
  return new Promise((resolve) => note.addEventListener('ended', () => resolve(), { once: true }))
}
