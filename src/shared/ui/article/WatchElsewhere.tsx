import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../visually-hidden'
import styles from './Video.module.css'

/** The way to a video on its own site. */
export function WatchElsewhere({ href, site }: { href: string; site: string }) {
  const { t } = useTranslation('common')
  return (
    <a className={styles.elsewhere} href={href} target="_blank" rel="noopener noreferrer">
      {t('article.watchOn', { site })}
      <VisuallyHidden> ({t('article.opensInNewTab')})</VisuallyHidden>
    </a>
  )
}
