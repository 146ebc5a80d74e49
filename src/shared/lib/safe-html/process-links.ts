import { linkTarget } from './link-target'

/** Links that lead somewhere safe say where they open; of the others the words stay. */
export function processLinks(content: DocumentFragment, origin: string, opensInNewTab: string): void {
  for (const link of content.querySelectorAll('a')) {
    const target = linkTarget(link.getAttribute('href') ?? '', origin)
    if (target === null || !hasName(link)) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', target.href)
    if (target.kind === 'away') openInNewTab(link, opensInNewTab)
  }
}

const hasName = (link: Element): boolean =>
  link.textContent.trim() !== '' || [...link.querySelectorAll('img')].some(({ alt }) => alt.trim() !== '')

function openInNewTab(link: HTMLAnchorElement, words: string): void {
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const note = link.ownerDocument.createElement('span')
  note.className = 'visually-hidden'
  note.textContent = ` (${words})`
  link.append(note)
}
