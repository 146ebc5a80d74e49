import { sample } from 'effector'
import { $hasUserChanged, userChanged } from '@/entities/user'
import { draftDiscarded } from '@/features/create-ticket'
import { callEnded } from '@/features/video-call'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'

/** Draft, tickets and room belong to the previous user; they are restored when the features start. */
sample({
  clock: [userChanged, featuresReady],
  source: { hasChanged: $hasUserChanged, areReady: $areFeaturesReady },
  filter: ({ hasChanged, areReady }) => hasChanged && areReady,
  fn: () => {},
  target: [draftDiscarded, callEnded],
})
