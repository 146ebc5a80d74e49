import { useTranslation } from 'react-i18next'
import type { VideoSource } from '@/shared/lib/safe-html'
import { ElsewhereLink } from './ExternalLink'
import { PlayerVideo } from './EmbeddedPlayer'
import styles from './Video.module.css'

type VideoFromProps = { source: VideoSource; title: string }

export function VideoFrom({ source, title }: VideoFromProps) {
  const { t } = useTranslation('common')
  switch (source.kind) {
    case 'player':
      return <PlayerVideo source={source} title={title} />
    case 'file':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the platform gives one file, without captions
      return <video className={styles.screen} src={source.path} controls preload="none" aria-label={title} />
    case 'link':
      return (
        <p>
          <ElsewhereLink href={source.href}>{t('article.openOn', { site: source.host })}</ElsewhereLink>
        </p>
      )
  }
}
