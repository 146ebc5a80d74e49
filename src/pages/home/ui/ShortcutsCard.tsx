import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { $language, type AccessContext, buildPath, canOpen, routeDefinition } from '@/shared/routes'
import { Card } from '@/shared/ui/card'
import { Icon } from '@/shared/ui/icon'
import styles from './ShortcutsCard.module.css'

/** The four tiles of the specification. */
const SHORTCUTS = ['calendar', 'appointments', 'patients', 'crm'] as const

/** Only what the user may open; nothing at all where that is nothing. */
export function ShortcutsCard({ access }: { access: AccessContext }) {
  const { t } = useTranslation('home')
  const language = useUnit($language)
  const permitted = SHORTCUTS.filter((id) => canOpen(id, access))
  if (permitted.length === 0) return null
  return (
    <Card title={t('shortcuts.title')}>
      <ul className={styles.tiles}>
        {permitted.map((id) => {
          const { icon } = routeDefinition(id)
          return (
            <li key={id}>
              <Link to={buildPath(id, language)} className={styles.tile}>
                {icon && <Icon icon={icon} />}
                {t(`shortcutTiles.${id}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
