import { useTranslation } from 'react-i18next'
import { permittedQuickLinks, QuickLinkTiles } from '@/features/open-quick-links'
import type { AccessContext } from '@/shared/routes'
import { Card } from '@/shared/ui/card'

/** Nothing at all for a user who may open none of them. */
export function QuickLinksCard({ access }: { access: AccessContext }) {
  const { t } = useTranslation('shell')
  const shortcuts = permittedQuickLinks(access)
  if (shortcuts.length === 0) return null
  return (
    <Card title={t('quickLinks.title')}>
      <QuickLinkTiles shortcuts={shortcuts} />
    </Card>
  )
}
