import { sample } from 'effector'
import { checkAccessTask } from '@/features/check-access'
import { $requestedScreen, goToRequested } from '@/features/go-to-screen'
import { $language, buildPath, navigateFx } from '@/shared/routes'

/** The letter of a screen that this user may not open does nothing. */
sample({ clock: goToRequested, target: checkAccessTask })
sample({
  clock: checkAccessTask.doneData,
  source: { language: $language, requested: $requestedScreen },
  filter: ({ requested }, { id, isAllowed }) => isAllowed && id === requested,
  fn: ({ language }, { id }) => ({ to: buildPath(id, language) }),
  target: navigateFx,
})
