import { sample } from 'effector'
import { canOpenFx } from '@/features/check-access'
import { $requestedScreen, goToRequested } from '@/features/go-to-screen'
import { $language, buildPath, navigateFx } from '@/shared/routes'

/** The letter of a screen that this user may not open does nothing. */
sample({ clock: goToRequested, target: canOpenFx })
sample({
  clock: canOpenFx.done,
  source: { language: $language, requested: $requestedScreen },
  filter: ({ requested }, { params: id, result: isAllowed }) => isAllowed && id === requested,
  fn: ({ language }, { params: id }) => ({ to: buildPath(id, language) }),
  target: navigateFx,
})
