import { createEffect, sample } from 'effector'
import { signOutRequested, tokenRevocationRequested } from '@/features/sign-out'
import {
  $isScreenLocked,
  screenUnlocked,
  screenLocked,
  sessionEndedByIdleTime,
  signOutRequestedFromLock,
} from '@/features/lock-screen'
import { setDocumentTitle } from '@/shared/browser'
import { i18n } from '@/shared/i18n'
import { $currentRoute, showTitleFx } from '@/shared/routes'

/** The first document title already is the product name, and the locale may not be loaded yet. */
const showProductTitleFx = createEffect(() => {
  if (i18n.exists('common:product')) setDocumentTitle(i18n.t('common:product'))
})

/** The title of the browser tab must not reveal the screen either. */
sample({
  clock: [screenLocked, showTitleFx.finally],
  source: $isScreenLocked,
  filter: (isLocked) => isLocked,
  fn: () => {},
  target: showProductTitleFx,
})
sample({ clock: screenUnlocked, source: $currentRoute, target: showTitleFx })

/** A user who finds a locked screen on a shared computer can sign out without the PIN. */
sample({ clock: signOutRequestedFromLock, target: signOutRequested })

sample({ clock: sessionEndedByIdleTime, target: tokenRevocationRequested })
