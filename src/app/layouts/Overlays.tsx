import type { EventCallable } from 'effector'
import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { UndoAnnouncement } from '@/entities/reminder'
import { HelpDrawer, helpDismissed } from '@/features/browse-help'
import { useAccess } from '@/features/check-access'
import { TicketDrawer, ticketDismissed } from '@/features/create-ticket'
import { GoToHint, GoToList } from '@/features/go-to-screen'
import { shortcutListDismissed, ShortcutListSlot } from '@/features/list-shortcuts'
import { recentToastsDismissed, RecentToastsSlot, ToastCenter } from '@/features/review-toasts'
import { notificationsDrawerDismissed, NotificationsDrawer } from '@/features/review-notifications'
import { PrintableLabel } from '@/features/print-label'
import { LocalSignOutDialog } from '@/features/sign-out'
import { accessDismissed, PinDialog } from '@/features/unlock-pin'
import { joinDialogDismissed, JoinDialogSlot } from '@/features/video-call'
import {
  patientDismissed,
  PatientCardSlot,
  treatmentSessionDismissed,
  TreatmentSessionSlot,
} from '@/features/view-patient'
import { featuresRendered } from '@/shared/lifecycle'
import { CommitReporter } from '@/shared/ui/CommitReporter'
import { HiddenWhileScreenLocked, OverlayBoundary } from './boundaries'

const Shortcuts = () => (
  <ShortcutListSlot>
    <GoToList access={useAccess().context} />
  </ShortcutListSlot>
)

interface OverlayProps {
  View: ComponentType
  dismissed: EventCallable<void>
}

const OVERLAYS: readonly (OverlayProps & { name: string })[] = [
  { name: 'notifications', View: NotificationsDrawer, dismissed: notificationsDrawerDismissed },
  { name: 'help', View: HelpDrawer, dismissed: helpDismissed },
  { name: 'ticket', View: TicketDrawer, dismissed: ticketDismissed },
  { name: 'patient', View: PatientCardSlot, dismissed: patientDismissed },
  { name: 'treatment-session', View: TreatmentSessionSlot, dismissed: treatmentSessionDismissed },
  { name: 'join', View: JoinDialogSlot, dismissed: joinDialogDismissed },
  { name: 'pin', View: PinDialog, dismissed: accessDismissed },
  { name: 'shortcuts', View: Shortcuts, dismissed: shortcutListDismissed },
  { name: 'recent-toasts', View: RecentToastsSlot, dismissed: recentToastsDismissed },
]

/** The first commit starts the features (`shared/lifecycle/start-up.ts`). Public screens do not render it. */
export const Overlays = () => (
  <>
    {OVERLAYS.map(({ name, ...overlay }) => (
      <Overlay key={name} {...overlay} />
    ))}
    <OverlayBoundary>
      <PrintableLabel />
    </OverlayBoundary>
    <OverlayBoundary>
      <HiddenWhileScreenLocked>
        <ToastCenter />
        <UndoAnnouncement />
      </HiddenWhileScreenLocked>
    </OverlayBoundary>
    <OverlayBoundary>
      <HiddenWhileScreenLocked>
        <GoToKeysHint />
      </HiddenWhileScreenLocked>
    </OverlayBoundary>
    <OverlayBoundary>
      <LocalSignOutDialog />
    </OverlayBoundary>
    <CommitReporter onCommit={useUnit(featuresRendered)} />
  </>
)

function Overlay({ View, dismissed }: OverlayProps) {
  return (
    <OverlayBoundary onClose={useUnit(dismissed)}>
      <View />
    </OverlayBoundary>
  )
}

const GoToKeysHint = () => <GoToHint access={useAccess().context} />
