import { useUnit } from 'effector-react'
import { HelpDrawer } from '@/features/browse-help'
import { useAccess } from '@/features/check-access'
import { TicketDrawer } from '@/features/create-ticket'
import { shortcutList } from '@/features/list-shortcuts'
import { ToastCenter, recentToasts } from '@/features/review-toasts'
import { NotificationsDrawer } from '@/features/review-notifications'
import { PrintableLabel } from '@/features/print-label'
import { SearchPalette } from '@/features/search-patients'
import { LocalSignOutDialog } from '@/features/sign-out'
import { SwitchLoader } from '@/features/switch-clinic'
import { PinDialog } from '@/features/unlock-pin'
import { joinDialog } from '@/features/video-call'
import { $isScreenLocked, LockScreen } from '@/features/lock-screen'
import { patientModal, treatmentSessionPanel } from '@/features/view-patient'
import type { LazyDialogModel } from '@/shared/lib/lazy-view'
import { openableScreens } from '@/shared/routes'
import { LazyDialog } from '@/shared/ui/lazy'
import { OverlayBoundary } from './OverlayBoundary'
import { usePaletteActions } from './use-palette-actions'

/**
 * The lock screen and the cover of a clinic switch have no boundary here: without them the page must not be shown, so
 * their error replaces the whole page.
 */
export function Overlays() {
  return (
    <>
      <OverlayBoundary>
        <Palette />
      </OverlayBoundary>
      <OverlayBoundary>
        <NotificationsDrawer />
      </OverlayBoundary>
      <OverlayBoundary>
        <HelpDrawer />
      </OverlayBoundary>
      <OverlayBoundary>
        <TicketDrawer />
      </OverlayBoundary>
      <LazyOverlay view={patientModal} data-non-blocking />
      <LazyOverlay view={treatmentSessionPanel} />
      <LazyOverlay view={joinDialog} />
      <OverlayBoundary>
        <PinDialog />
      </OverlayBoundary>
      <OverlayBoundary>
        <PrintableLabel />
      </OverlayBoundary>
      <LazyOverlay view={shortcutList} />
      <LazyOverlay view={recentToasts} />
      <OverlayBoundary>
        <UnlockedToasts />
      </OverlayBoundary>
      <OverlayBoundary>
        <LocalSignOutDialog />
      </OverlayBoundary>
      <SwitchLoader />
      <LockScreen />
    </>
  )
}

function Palette() {
  const access = useAccess()
  const actions = usePaletteActions()
  return <SearchPalette pages={access.status === 'known' ? openableScreens(access.context) : []} actions={actions} />
}

function LazyOverlay(props: { view: LazyDialogModel; 'data-non-blocking'?: boolean }) {
  const { dismiss } = useUnit({ dismiss: props.view.dismissed })
  return (
    <OverlayBoundary onClose={() => dismiss()}>
      <LazyDialog {...props} />
    </OverlayBoundary>
  )
}

/** Toasts are not shown or announced while the screen is locked; the list of recent messages keeps them. */
function UnlockedToasts() {
  const isLocked = useUnit($isScreenLocked)
  return isLocked ? null : <ToastCenter />
}
