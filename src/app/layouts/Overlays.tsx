import { useUnit } from 'effector-react'
import { HelpDrawer } from '@/features/browse-help'
import { useKnownAccess } from '@/features/check-access'
import { TicketDrawer } from '@/features/create-ticket'
import { GoToHintSlot, GoToList } from '@/features/go-to-screen'
import { shortcutListDismissed, ShortcutListSlot } from '@/features/list-shortcuts'
import { recentToastsDismissed, RecentToastsSlot, ToastCenter } from '@/features/review-toasts'
import { NotificationsDrawer } from '@/features/review-notifications'
import { PrintableLabel } from '@/features/print-label'
import { LocalSignOutDialog } from '@/features/sign-out'
import { PinDialog } from '@/features/unlock-pin'
import { joinDialogDismissed, JoinDialogSlot } from '@/features/video-call'
import {
  patientDismissed,
  PatientModalSlot,
  treatmentSessionDismissed,
  TreatmentSessionSlot,
} from '@/features/view-patient'
import { featuresRendered } from '@/shared/lifecycle'
import { CommitReporter } from '@/shared/ui/commit-reporter'
import { OverlayBoundary, Unlocked } from './boundaries'

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
        <Shortcuts />
      </OverlayBoundary>
      <OverlayBoundary onClose={() => dismiss.recentToasts()}>
        <RecentToastsSlot />
      </OverlayBoundary>
      <OverlayBoundary>
        <Unlocked>
          <ToastCenter />
        </Unlocked>
      </OverlayBoundary>
      <OverlayBoundary>
        <Unlocked>
          <GoToHint />
        </Unlocked>
      </OverlayBoundary>
      <OverlayBoundary>
        <LocalSignOutDialog />
      </OverlayBoundary>
      <CommitReporter onCommit={reportRendered} />
    </>
  )
}

const Shortcuts = () => (
  <ShortcutListSlot>
    <GoToList access={useKnownAccess()} />
  </ShortcutListSlot>
)

const GoToHint = () => <GoToHintSlot access={useKnownAccess()} />
