import { linkTarget } from './link-target'

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
