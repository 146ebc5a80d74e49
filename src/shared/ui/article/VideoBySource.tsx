import { useTranslation } from 'react-i18next'
import type { VideoSource } from '@/shared/lib/safe-html'
import { ExternalLink } from './ExternalLink'
import { EmbeddedPlayer } from './EmbeddedPlayer'
import styles from './Video.module.css'

type VideoBySourceProps = { source: VideoSource; title: string }

export function VideoBySource({ source, title }: VideoBySourceProps) {
  const { t } = useTranslation('common')
  switch (source.kind) {
    case 'player':
      return <EmbeddedPlayer source={source} title={title} />
    case 'file':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the platform gives one file, without captions
      return <video className={styles.screen} src={source.path} controls preload="none" aria-label={title} />
    case 'link':
      return (
        <p>
          <ExternalLink href={source.href}>{t('article.openOn', { site: source.host })}</ExternalLink>
        </p>
      )
  }
}
