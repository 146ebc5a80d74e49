import { Play } from 'lucide'
import { useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { pageOrigin } from '@/shared/browser'
import { videoSource, type VideoSource } from '@/shared/lib/safe-html'
import { Button } from '../button'
import { focusOnMount } from '../focus'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './HelpVideo.module.css'

interface HelpVideoProps {
  /** Untrusted URL. */
  url: string
  title: string
}

/** A video of a help article. It is loaded after a click only; an unusable URL renders nothing. */
export function HelpVideo({ url, title }: HelpVideoProps) {
  const source = videoSource(url, pageOrigin())
  return source && <VideoBySource key={url} source={source} title={title} />
}

interface VideoBySourceProps {
  source: VideoSource
  title: string
}

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

interface EmbeddedPlayerProps {
  source: Extract<VideoSource, { kind: 'player' }>
  title: string
}

function EmbeddedPlayer({ source: { player, frame, page }, title }: EmbeddedPlayerProps) {
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

function ExternalLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('common')
  return (
    <a className={styles.external} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('article.opensInNewTab')})</VisuallyHidden>
    </a>
  )
}
