import { useAccess } from '@/features/check-access'
import { PaletteBody } from '@/features/search-patients'
import { openableScreens } from '@/shared/routes'
import { usePaletteActions } from './use-palette-actions'

export function PaletteContent() {
  const access = useAccess()
  const actions = usePaletteActions()
  // Without permissions it offers what the menu does.
  return <PaletteBody pages={access.status === 'loading' ? [] : openableScreens(access.context)} actions={actions} />
}
