import { linkTarget } from './link-target'

/** Raster images only; SVG is a document that may contain scripts. */
const DATA_URL = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]+$/i

/** Image URLs that the content security policy allows: this origin, or a data URL. Otherwise null. */
export function imageSource(source: string, origin: string): string | null {
  if (DATA_URL.test(source)) return source.trim()
  const target = linkTarget(source, origin)
  return target?.kind === 'internal' ? target.href.replace(/#.*/, '') : null
}
