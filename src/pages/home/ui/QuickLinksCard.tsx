import { useTranslation } from 'react-i18next'
import { permittedQuickLinks, QuickLinkTiles } from '@/features/open-quick-links'
import type { AccessContext } from '@/shared/routes'
import { Card } from '@/shared/ui/card'

export function QuickLinksCard({ access }: { access: AccessContext }) {
  const { t } = useTranslation('shell')
  const quickLinks = permittedQuickLinks(access)
  if (quickLinks.length === 0) return null
  return (
    <Card title={t('quickLinks.title')}>
      <QuickLinkTiles quickLinks={quickLinks} />
    </Card>
  )
}
