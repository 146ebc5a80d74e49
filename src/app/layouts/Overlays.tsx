import { useAccess } from '@/features/check-access'
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
      <PatientModal />
      <SignOutHereDialog />
    </>
  )
}
