import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { $language, buildPath, routeDefinition } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import type { QuickLink } from '../lib/quick-links'
import styles from './QuickLinkTiles.module.css'

type QuickLinkTilesProps = {
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
    <ul className={styles.tiles} style={columns ? { gridTemplateColumns: `repeat(${columns}, 1fr)` } : undefined}>
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
