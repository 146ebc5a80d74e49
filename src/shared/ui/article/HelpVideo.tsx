import { pageOrigin } from '@/shared/browser'
import { videoSource } from '@/shared/lib/safe-html'
import { VideoBySource } from './VideoBySource'

type HelpVideoProps = {
  /** As it came: nothing about it is trusted. */
  url: string
  /** What the video is about. */
  title: string
}

/** A video from outside. Nothing is loaded before the doctor wants it; an address that leads nowhere shows nothing. */
export function HelpVideo({ url, title }: HelpVideoProps) {
  const source = videoSource(url, pageOrigin())
  return source && <VideoBySource key={url} source={source} title={title} />
}
