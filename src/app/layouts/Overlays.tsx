import { useUnit } from 'effector-react'
import { HelpDrawer } from '@/features/browse-help'
import { useAccess } from '@/features/check-access'
import { TicketDrawer } from '@/features/create-ticket'
import { shortcutList } from '@/features/list-shortcuts'
import { ToastCenter, recentMessages } from '@/features/review-toasts'
import { NotificationsDrawer } from '@/features/review-notifications'
import { PrintableLabel } from '@/features/print-label'
import { SearchPalette } from '@/features/search-patients'
import { LocalSignOutDialog } from '@/features/sign-out'
import { SwitchLoader } from '@/features/switch-clinic'
import { PinDialog } from '@/features/unlock-pin'
import { CallSlot, joinDialog } from '@/features/video-call'
import { $isScreenLocked, LockScreen } from '@/features/lock-screen'
import { patientModal, treatmentSessionPanel } from '@/features/view-patient'
import { openableScreens } from '@/shared/routes'
import { LazyDialog } from '@/shared/ui/lazy'
import { usePaletteActions } from './use-palette-actions'

/** What may come up over any screen. */
export function Overlays() {
  const access = useAccess()
  const actions = usePaletteActions()
  return (
    <>
      <SearchPalette pages={access.status === 'known' ? openableScreens(access.context) : []} actions={actions} />
      <NotificationsDrawer />
      <HelpDrawer />
      <TicketDrawer />
      <LazyDialog view={patientModal} data-non-blocking />
      <LazyDialog view={treatmentSessionPanel} />
      <LazyDialog view={joinDialog} />
      <PinDialog />
      <PrintableLabel />
      <CallSlot />
      <LazyDialog view={shortcutList} />
      <LazyDialog view={recentMessages} />
      <UnlockedToasts />
      <LocalSignOutDialog />
      <SwitchLoader />
      <LockScreen />
    </>
  )
}

/** Nothing is shown over the privacy veil, nor said aloud from behind it; the list of the last messages has what came. */
function UnlockedToasts() {
  const isLocked = useUnit($isScreenLocked)
  return isLocked ? null : <ToastCenter />
}
