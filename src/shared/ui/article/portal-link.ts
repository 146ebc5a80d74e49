import { matchPath } from '@/shared/routes'

/** Plain clicks only; all other clicks are left to the browser. Returns unsubscribe. */
export function onPortalLink(element: HTMLElement, follow: (path: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!link || link.target !== '' || !isPlain || event.defaultPrevented) return
    const path = link.getAttribute('href') ?? ''
    if (!path.startsWith('/') || matchPath(link.pathname) === null) return
    event.preventDefault()
    follow(path)
  }
  element.addEventListener('click', click)
  return () => element.removeEventListener('click', click)
}
