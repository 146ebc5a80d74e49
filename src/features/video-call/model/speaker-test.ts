import { attach, createEvent, createStore, sample } from 'effector'
import { playTestSound } from '@/shared/browser'
import { deviceChosen, $speaker } from './local-media'

// What happened
/** The doctor wants to hear the chosen loudspeaker. */
export const speakerTestRequested = createEvent()

// What the world does for us
const playTestSoundFx = attach({ source: $speaker, effect: (speaker) => playTestSound(speaker) })

// State
export const $isTestSoundPlaying = playTestSoundFx.pending
export const $hasSpeakerFailed = createStore(false)
  .on(playTestSoundFx.fail, () => true)
  .reset(playTestSoundFx, deviceChosen)

// Flow
sample({
  clock: speakerTestRequested,
  source: $isTestSoundPlaying,
  filter: (isPlaying) => !isPlaying,
  fn: () => {},
  target: playTestSoundFx,
})
