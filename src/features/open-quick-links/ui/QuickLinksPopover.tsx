import { LayoutGrid } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessContext } from '@/shared/routes'
import { IconButton } from '@/shared/ui/icon-button'
import { Popover } from '@/shared/ui/popover'
import { stepInGrid, permittedQuickLinks } from '../lib/quick-links'
import { QuickLinkTiles } from './QuickLinkTiles'
import styles from './QuickLinksPopover.module.css'

const COLUMNS = 2

export function QuickLinksPopover({ access }: { access: AccessContext }) {
  const { t } = useTranslation('shell')
  const quickLinks = permittedQuickLinks(access)
  if (quickLinks.length === 0) return null
  return (
    <Popover
      label={t('quickLinks.title')}
      className={styles.popup}
      trigger={(props) => <IconButton {...props} icon={LayoutGrid} label={t('quickLinks.title')} />}
    >
      {(close) => (
        <>
          <h2 className={styles.title}>{t('quickLinks.title')}</h2>
          <QuickLinkTiles quickLinks={quickLinks} columns={COLUMNS} onChosen={close} onKeyDown={moveByArrow} />
        </>
      )}
    </Popover>
  )
}

function moveByArrow(event: KeyboardEvent<HTMLAnchorElement>) {
  const tiles = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const target = stepInGrid(event.key, tiles.indexOf(event.currentTarget), { columns: COLUMNS, length: tiles.length })
  if (target === undefined) return
  event.preventDefault()
  tiles[target]?.focus()
}
