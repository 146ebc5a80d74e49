import { useAccess } from '@/features/check-access'
import { ShortcutList } from '@/features/list-shortcuts'
import { Messages, RecentMessages } from '@/features/review-messages'
import { NotificationsDrawer } from '@/features/review-notifications'
import { SearchPalette } from '@/features/search-patients'
import { SignOutHereDialog } from '@/features/sign-out'
import { PatientModal } from '@/features/view-patient'
import { openableScreens } from '@/shared/routes'
import { usePaletteActions } from './use-palette-actions'

/** What may come up over any screen. */
export function Overlays() {
  const access = useAccess()
  const actions = usePaletteActions()
  return (
    <>
      <SearchPalette pages={access.status === 'known' ? openableScreens(access.context) : []} actions={actions} />
      <NotificationsDrawer />
      <PatientModal />
      <ShortcutList />
      <RecentMessages />
      <Messages />
      <SignOutHereDialog />
    </>
  )
}
