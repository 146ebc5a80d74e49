import { pageOrigin } from '@/shared/browser'
import { videoSource } from '@/shared/lib/safe-html'
import { VideoBySource } from './VideoBySource'

type HelpVideoProps = {
  /** Untrusted URL. */
  url: string
  title: string
}

/** A video of a help article. It is loaded after a click only; an unusable URL renders nothing. */
export function HelpVideo({ url, title }: HelpVideoProps) {
  const source = videoSource(url, pageOrigin())
  return source && <VideoBySource key={url} source={source} title={title} />
}
