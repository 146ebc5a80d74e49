import { linkTarget } from './link-target'

/** Pictures made of points; SVG is a document. */
const DATA_URL = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]+$/i

/** What the security policy would load: a picture of this origin, or one that is written into the article. Else null. */
export function imageSource(source: string, origin: string): string | null {
  if (DATA_URL.test(source)) return source.trim()
  const target = linkTarget(source, origin)
  return target?.kind === 'here' ? target.href.replace(/#.*/, '') : null
}
