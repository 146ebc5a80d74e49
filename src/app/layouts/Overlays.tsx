import { useUnit } from 'effector-react'
import { HelpDrawer } from '@/features/browse-help'
import { useAccess } from '@/features/check-access'
import { TicketDrawer } from '@/features/create-ticket'
import { shortcutList } from '@/features/list-shortcuts'
import { Messages, recentMessages } from '@/features/review-toasts'
import { NotificationsDrawer } from '@/features/review-notifications'
import { PrintedLabel } from '@/features/print-label'
import { SearchPalette } from '@/features/search-patients'
import { SignOutHereDialog } from '@/features/sign-out'
import { SwitchLoader } from '@/features/switch-clinic'
import { PinDialog } from '@/features/unlock-pin'
import { CallSlot, joinDialog } from '@/features/video-call'
import { $isScreenVeiled, ScreenVeil } from '@/features/lock-screen'
import { patientModal, sessionPanel } from '@/features/view-patient'
import { openableScreens } from '@/shared/routes'
import { LateDialog } from '@/shared/ui/lazy'
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
      <LateDialog of={patientModal} data-gives-way />
      <LateDialog of={sessionPanel} />
      <LateDialog of={joinDialog} />
      <PinDialog />
      <PrintedLabel />
      <CallSlot />
      <LateDialog of={shortcutList} />
      <LateDialog of={recentMessages} />
      <MessagesInSight />
      <SignOutHereDialog />
      <SwitchLoader />
      <ScreenVeil />
    </>
  )
}

/** Nothing is shown over the privacy veil, nor said aloud from behind it; the list of the last messages has what came. */
function MessagesInSight() {
  const isVeiled = useUnit($isScreenVeiled)
  return isVeiled ? null : <Messages />
}
