import { useUnit } from 'effector-react'
import { UndoAnnouncement } from '@/entities/reminder'
import { HelpDrawer, helpDismissed } from '@/features/browse-help'
import { useKnownAccess } from '@/features/check-access'
import { TicketDrawer, ticketDismissed } from '@/features/create-ticket'
import { GoToHintSlot, GoToList } from '@/features/go-to-screen'
import { shortcutListDismissed, ShortcutListSlot } from '@/features/list-shortcuts'
import { recentToastsDismissed, RecentToastsSlot, ToastCenter } from '@/features/review-toasts'
import { notificationsDrawerDismissed, NotificationsDrawer } from '@/features/review-notifications'
import { PrintableLabel } from '@/features/print-label'
import { LocalSignOutDialog } from '@/features/sign-out'
import { accessDismissed, PinDialog } from '@/features/unlock-pin'
import { joinDialogDismissed, JoinDialogSlot } from '@/features/video-call'
import {
  patientDismissed,
  PatientModalSlot,
  treatmentSessionDismissed,
  TreatmentSessionSlot,
} from '@/features/view-patient'
import { featuresRendered } from '@/shared/lifecycle'
import { CommitReporter } from '@/shared/ui/CommitReporter'
import { OverlayBoundary, Unlocked } from './boundaries'

/** Its first commit starts the features (`shared/lifecycle/features.ts`). Public screens have none. */
export function Overlays() {
  const dismiss = useUnit({
    notifications: notificationsDrawerDismissed,
    help: helpDismissed,
    ticket: ticketDismissed,
    access: accessDismissed,
    patient: patientDismissed,
    treatmentSession: treatmentSessionDismissed,
    joinDialog: joinDialogDismissed,
    shortcutList: shortcutListDismissed,
    recentToasts: recentToastsDismissed,
  })
  const reportFeaturesRendered = useUnit(featuresRendered)
  return (
    <>
      <OverlayBoundary onClose={dismiss.notifications}>
        <NotificationsDrawer />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.help}>
        <HelpDrawer />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.ticket}>
        <TicketDrawer />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.patient}>
        <PatientModalSlot />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.treatmentSession}>
        <TreatmentSessionSlot />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.joinDialog}>
        <JoinDialogSlot />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.access}>
        <PinDialog />
      </OverlayBoundary>
      <OverlayBoundary>
        <PrintableLabel />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.shortcutList}>
        <Shortcuts />
      </OverlayBoundary>
      <OverlayBoundary onClose={dismiss.recentToasts}>
        <RecentToastsSlot />
      </OverlayBoundary>
      <OverlayBoundary>
        <Unlocked>
          <ToastCenter />
          <UndoAnnouncement />
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
      <CommitReporter onCommit={reportFeaturesRendered} />
    </>
  )
}

const Shortcuts = () => (
  <ShortcutListSlot>
    <GoToList access={useKnownAccess()} />
  </ShortcutListSlot>
)

const GoToHint = () => <GoToHintSlot access={useKnownAccess()} />
