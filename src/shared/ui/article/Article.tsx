import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { useNavigate } from 'react-router-dom'
import { pageOrigin } from '@/shared/browser'
import { toSafeArticle } from '@/shared/lib/safe-html'
import { matchPath } from '@/shared/routes'
import { VideoBySource } from './HelpVideo'
import styles from './Article.module.css'

interface ArticleProps {
  /** Untrusted HTML. */
  html: string
  title: string
  headingLevel: 2 | 3
  /** Shown if sanitising leaves nothing to see of the article, such as the `<p>&nbsp;</p>` of an emptied editor. */
  empty: ReactNode
}

export function Article({ html, title, headingLevel, empty }: ArticleProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const { nodes, videos, tableContainers, isTruncated, isEmpty } = useMemo(() => {
    const labels = {
      opensInNewTab: t('article.opensInNewTab'),
      imageWithoutText: t('article.imageWithoutText'),
      imageNotShown: t('article.imageNotShown'),
    }
    const { content, ...parts } = toSafeArticle(html, { origin: pageOrigin(), titleLevel: headingLevel }, labels)
    const isEmpty = content.textContent.trim() === '' && !content.querySelector('img') && parts.videos.length === 0
    return { ...parts, isEmpty, nodes: isEmpty ? [] : [...content.childNodes] }
  }, [html, headingLevel, t])

  useLayoutEffect(() => container.current?.replaceChildren(...nodes), [nodes])
  useEffect(() => makeTablesScrollable(tableContainers, t('article.table')), [tableContainers, t])
  useEffect(
    () => (container.current ? onPortalLink(container.current, (path) => void navigate(path)) : undefined),
    [navigate],
  )

  return (
    <>
      <div ref={container} className={styles.article} />
      {videos.map(({ container: node, source }, index) =>
        createPortal(<VideoBySource source={source} title={title} />, node, String(index)),
      )}
      {isEmpty && empty}
      {isTruncated && <p className={styles.truncated}>{t('article.truncated')}</p>}
    </>
  )
}

/** Follows plain clicks on links of the portal; all other clicks are left to the browser. Returns unsubscribe. */
function onPortalLink(element: HTMLElement, follow: (path: string) => void): () => void {
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

/** A table that is too wide becomes focusable and labelled, so that it can be scrolled with the keyboard. */
function makeTablesScrollable(containers: readonly HTMLElement[], label: string): () => void {
  const update = () => {
    for (const container of containers) setScrollable(container, container.scrollWidth > container.clientWidth, label)
  }
  const observer = new ResizeObserver(update)
  for (const container of containers) observer.observe(container)
  return () => observer.disconnect()
}

function setScrollable(container: HTMLElement, isWide: boolean, label: string): void {
  if (!isWide) {
    for (const name of ['role', 'tabindex', 'aria-label']) container.removeAttribute(name)
    return
  }
  const caption = container.querySelector('caption')?.textContent.trim()
  container.setAttribute('role', 'group')
  container.setAttribute('tabindex', '0')
  container.setAttribute('aria-label', caption || label)
}
