import { sample } from 'effector'
import { canOpenFx } from '@/features/check-access'
import { goToRequested } from '@/features/go-to-screen'
import { $language, buildPath, navigateFx } from '@/shared/routes'

/** The letter of a screen that this user may not open does nothing. */
sample({ clock: goToRequested, target: canOpenFx })
sample({
  clock: canOpenFx.done,
  source: $language,
  filter: (_, { result: isAllowed }) => isAllowed,
  fn: (language, { params: id }) => ({ to: buildPath(id, language) }),
  target: navigateFx,
})
