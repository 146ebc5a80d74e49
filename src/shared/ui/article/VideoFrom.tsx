import type { VideoSource } from '@/shared/lib/safe-html'
import { PlayerVideo } from './PlayerVideo'
import styles from './Video.module.css'
import { WatchElsewhere } from './WatchElsewhere'

type VideoFromProps = { source: VideoSource; title: string }

export function VideoFrom({ source, title }: VideoFromProps) {
  switch (source.kind) {
    case 'player':
      return <PlayerVideo source={source} title={title} />
    case 'file':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the platform gives one file, without captions
      return <video className={styles.screen} src={source.path} controls preload="none" aria-label={title} />
    case 'link':
      return (
        <p>
          <WatchElsewhere href={source.href} site={source.host} />
        </p>
      )
  }
}
