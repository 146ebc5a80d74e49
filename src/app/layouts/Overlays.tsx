import { useUnit } from 'effector-react'
import { HelpDrawer } from '@/features/browse-help'
import { useAccess } from '@/features/check-access'
import { TicketDrawer } from '@/features/create-ticket'
import { shortcutListDismissed, ShortcutListSlot } from '@/features/list-shortcuts'
import { recentToastsDismissed, RecentToastsSlot, ToastCenter } from '@/features/review-toasts'
import { NotificationsDrawer } from '@/features/review-notifications'
import { PrintableLabel } from '@/features/print-label'
import { SearchPalette } from '@/features/search-patients'
import { LocalSignOutDialog } from '@/features/sign-out'
import { PinDialog } from '@/features/unlock-pin'
import { joinDialogDismissed, JoinDialogSlot } from '@/features/video-call'
import { $isScreenLocked } from '@/features/lock-screen'
import {
  patientDismissed,
  PatientModalSlot,
  treatmentSessionDismissed,
  TreatmentSessionSlot,
} from '@/features/view-patient'
import { featuresRendered } from '@/shared/lifecycle'
import { openableScreens } from '@/shared/routes'
import { CommitReporter } from '@/shared/ui/commit-reporter'
import { OverlayBoundary } from './boundaries'
import { usePaletteActions } from './use-palette-actions'

export function Overlays() {
  const dismiss = useUnit({
    patient: patientDismissed,
    treatmentSession: treatmentSessionDismissed,
    joinDialog: joinDialogDismissed,
    shortcutList: shortcutListDismissed,
    recentToasts: recentToastsDismissed,
  })
  const reportRendered = useUnit(featuresRendered)
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
      <OverlayBoundary onClose={() => dismiss.patient()}>
        <PatientModalSlot />
      </OverlayBoundary>
      <OverlayBoundary onClose={() => dismiss.treatmentSession()}>
        <TreatmentSessionSlot />
      </OverlayBoundary>
      <OverlayBoundary onClose={() => dismiss.joinDialog()}>
        <JoinDialogSlot />
      </OverlayBoundary>
      <OverlayBoundary>
        <PinDialog />
      </OverlayBoundary>
      <OverlayBoundary>
        <PrintableLabel />
      </OverlayBoundary>
      <OverlayBoundary onClose={() => dismiss.shortcutList()}>
        <ShortcutListSlot />
      </OverlayBoundary>
      <OverlayBoundary onClose={() => dismiss.recentToasts()}>
        <RecentToastsSlot />
      </OverlayBoundary>
      <OverlayBoundary>
        <UnlockedToasts />
      </OverlayBoundary>
      <OverlayBoundary>
        <LocalSignOutDialog />
      </OverlayBoundary>
      <CommitReporter onCommit={reportRendered} />
    </>
  )
}

function Palette() {
  const access = useAccess()
  const actions = usePaletteActions()
  return <SearchPalette pages={access.status === 'known' ? openableScreens(access.context) : []} actions={actions} />
}

/** Toasts are not shown or announced while the screen is locked; the list of recent messages keeps them. */
function UnlockedToasts() {
  const isLocked = useUnit($isScreenLocked)
  return isLocked ? null : <ToastCenter />
}
