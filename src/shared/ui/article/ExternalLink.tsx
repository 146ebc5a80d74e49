import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../visually-hidden'
import styles from './Video.module.css'

export function ExternalLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('common')
  return (
    <a className={styles.external} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('article.opensInNewTab')})</VisuallyHidden>
    </a>
  )
}
