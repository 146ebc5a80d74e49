import { sample } from 'effector'
import { $currentRoute } from '@/shared/routes'
import { $phase } from './call'
import { $chosenWindow, windowMinimised } from './call-window'

// Flow
/** Who goes to another page in a call, from the search palette for instance, wants to see it. */
sample({
  clock: $currentRoute,
  source: { phase: $phase, window: $chosenWindow },
  filter: ({ phase, window }) => phase === 'joined' && window === 'full',
  fn: () => {},
  target: windowMinimised,
})
