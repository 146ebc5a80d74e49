import { createEffect, sample } from 'effector'
import { signOutRequested } from '@/features/sign-out'
import { $isScreenLocked, screenUnlocked, screenLocked, signOutRequestedFromLock } from '@/features/lock-screen'
import { setDocumentTitle } from '@/shared/browser'
import { i18n } from '@/shared/i18n'
import { $currentRoute, showTitleFx } from '@/shared/routes'

/** At the first page, the title that came with it says no more than this does, and the texts are still to come. */
const showProductTitleFx = createEffect(() => {
  if (i18n.exists('common:product')) setDocumentTitle(i18n.t('common:product'))
})

/** Under the veil the browser's tab does not say either what it is about. */
sample({
  clock: [screenLocked, showTitleFx.finally],
  source: $isScreenLocked,
  filter: (isLocked) => isLocked,
  fn: () => {},
  target: showProductTitleFx,
})
sample({ clock: screenUnlocked, source: $currentRoute, target: showTitleFx })

/** Whoever finds a veiled screen at a shared desk may need it for themselves. */
sample({ clock: signOutRequestedFromLock, target: signOutRequested })
