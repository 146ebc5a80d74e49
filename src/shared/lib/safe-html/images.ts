import { linkTarget } from './links'

interface ImageLabels {
  imageWithoutText: string
  imageNotShown: string
}

export function processImages(content: DocumentFragment, origin: string, labels: ImageLabels): void {
  for (const image of content.querySelectorAll('img')) {
    const source = imageSource(image.getAttribute('src') ?? '', origin)
    if (source === null) image.replaceWith(image.getAttribute('alt') ?? labels.imageNotShown)
    else {
      image.setAttribute('src', source)
      image.loading = 'lazy'
      image.decoding = 'async'
      if (!image.hasAttribute('alt')) image.alt = labels.imageWithoutText
    }
  }
}

/** Raster images only; SVG is a document that may contain scripts. */
const DATA_URL = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]+$/i

/** Image URLs that the content security policy allows: this origin, or a data URL. Otherwise null. */
export function imageSource(source: string, origin: string): string | null {
  if (DATA_URL.test(source)) return source.trim()
  const target = linkTarget(source, origin)
  return target?.kind === 'internal' ? target.href.replace(/#.*/, '') : null
}
