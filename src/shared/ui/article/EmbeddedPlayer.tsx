import { Play } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VideoSource } from '@/shared/lib/safe-html'
import { Button } from '../button'
import { focusOnMount } from '../focus-on-mount'
import { ExternalLink } from './ExternalLink'
import styles from './Video.module.css'

type PlayerVideoProps = { source: Extract<VideoSource, { kind: 'player' }>; title: string }

export function EmbeddedPlayer({ source: { player, frame, page }, title }: PlayerVideoProps) {
  const { t } = useTranslation('common')
  const [isActivated, setActivated] = useState(false)
  const id = useId()
  return (
    <div className={styles.video}>
      {isActivated ? (
        <iframe
          className={styles.screen}
          src={frame}
          title={title}
          ref={focusOnMount}
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          // Players require the origin of the embedding page.
          referrerPolicy="strict-origin"
        />
      ) : (
        <div className={styles.poster}>
          <Button icon={Play} aria-describedby={id} onClick={() => setActivated(true)}>
            {t('article.loadVideo', { site: player })}
          </Button>
          <p id={id}>{t('article.videoSource', { site: player })}</p>
        </div>
      )}
      <ExternalLink href={page}>{t('article.watchOn', { site: player })}</ExternalLink>
    </div>
  )
}
