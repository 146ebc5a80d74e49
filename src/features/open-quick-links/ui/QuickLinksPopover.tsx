import { useUnit } from 'effector-react'
import { LayoutGrid } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { $language, type AccessContext, buildPath, routeDefinition } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { Popover } from '@/shared/ui/popover'
import { permittedQuickLinks, type QuickLink, stepInGrid } from '../lib/quick-links'
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

interface QuickLinkTilesProps {
  quickLinks: readonly QuickLink[]
  /** By default as many as fit. */
  columns?: number
  onChosen?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void
}

export function QuickLinkTiles({ quickLinks, columns, onChosen, onKeyDown }: QuickLinkTilesProps) {
  const { t } = useTranslation('shell')
  const language = useUnit($language)
  return (
    <ul
      role="list"
      className={styles.tiles}
      style={columns ? { gridTemplateColumns: `repeat(${columns}, 1fr)` } : undefined}
    >
      {quickLinks.map((id) => {
        const { icon } = routeDefinition(id)
        return (
          <li key={id}>
            <Link to={buildPath(id, language)} className={styles.tile} onClick={onChosen} onKeyDown={onKeyDown}>
              {icon && <Icon icon={icon} />}
              {t(`quickLinks.${id}`)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
