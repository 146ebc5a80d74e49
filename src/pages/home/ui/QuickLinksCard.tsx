import { useTranslation } from 'react-i18next'
import { permittedShortcuts, ShortcutTiles } from '@/features/open-quick-links'
import type { AccessContext } from '@/shared/routes'
import { Card } from '@/shared/ui/card'

/** Nothing at all for a user who may open none of them. */
export function ShortcutsCard({ access }: { access: AccessContext }) {
  const { t } = useTranslation('shell')
  const shortcuts = permittedShortcuts(access)
  if (shortcuts.length === 0) return null
  return (
    <Card title={t('shortcutTiles.title')}>
      <ShortcutTiles shortcuts={shortcuts} />
    </Card>
  )
}
