import { useAccess } from '@/features/check-access'
import { PaletteBody } from '@/features/search-patients'
import { openableScreens } from '@/shared/routes'
import { usePaletteActions } from './use-palette-actions'

export function PaletteContent() {
  const { context } = useAccess()
  const actions = usePaletteActions()
  return <PaletteBody pages={openableScreens(context)} actions={actions} />
}
