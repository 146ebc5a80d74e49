import { attach, createEvent, createStore, sample } from 'effector'
import { playTestSound } from '@/shared/browser'
import { deviceChosen, $speaker } from './local-media'

// Events
export const speakerTestRequested = createEvent()

// Effects
const playTestSoundFx = attach({ source: $speaker, effect: (speaker) => playTestSound(speaker) })

// Stores
export const $isTestSoundPlaying = playTestSoundFx.pending
export const $hasSpeakerFailed = createStore(false)
  .on(playTestSoundFx.fail, () => true)
  .reset(playTestSoundFx, deviceChosen)

// Connections
sample({
  clock: speakerTestRequested,
  source: $isTestSoundPlaying,
  filter: (isPlaying) => !isPlaying,
  fn: () => {},
  target: playTestSoundFx,
})
