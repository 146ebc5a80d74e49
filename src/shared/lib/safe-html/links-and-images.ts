export function processLinks(content: DocumentFragment, origin: string, opensInNewTab: string): void {
  for (const link of content.querySelectorAll('a')) {
    const target = linkTarget(link.getAttribute('href') ?? '', origin)
    if (target === null || !hasName(link)) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', target.href)
    if (target.kind === 'external') openInNewTab(link, opensInNewTab)
  }
}

const hasName = (link: Element): boolean =>
  link.textContent.trim() !== '' || [...link.querySelectorAll('img')].some(({ alt }) => alt.trim() !== '')

function openInNewTab(link: HTMLAnchorElement, label: string): void {
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const hint = link.ownerDocument.createElement('span')
  hint.className = 'visually-hidden'
  hint.textContent = ` (${label})`
  link.append(hint)
}

interface LinkTarget {
  kind: 'internal' | 'external' | 'application'
  href: string
}

/** Null for a forbidden link. `href` is serialised by the URL parser, so that a click opens what was validated. */
export function linkTarget(href: string, origin: string): LinkTarget | null {
  const url = readAddress(href, origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return url.origin === origin
        ? { kind: 'internal', href: url.pathname + url.search + url.hash }
        : { kind: 'external', href: url.href }
    case 'mailto:':
    case 'tel:':
      return { kind: 'application', href: url.href }
    default:
      return null
  }
}

/** Absolute URLs, and absolute paths of this origin: not `//host`, not `/\host`, no relative paths. */
function readAddress(address: string, origin: string): URL | null {
  const isAbsolute = URL.canParse(address)
  if (!isAbsolute && !(address.trimStart().startsWith('/') && URL.canParse(address, origin))) return null
  const url = isAbsolute ? new URL(address) : new URL(address, origin)
  if (url.origin !== origin) return isAbsolute ? url : null
  // As a path, `//host` names another site.
  return url.pathname.startsWith('//') ? null : url
}

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
