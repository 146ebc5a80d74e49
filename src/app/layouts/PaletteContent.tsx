import { useAccess } from '@/features/check-access'
import { PaletteBody } from '@/features/search-patients'
import { openableScreens } from '@/shared/routes'
import { usePaletteActions } from './use-palette-actions'

export function PaletteContent() {
  const access = useAccess()
  const actions = usePaletteActions()
  return <PaletteBody pages={access.status === 'known' ? openableScreens(access.context) : []} actions={actions} />
}
