import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pageOrigin } from '@/shared/browser'
import { toSafeArticle } from '@/shared/lib/safe-html'
import styles from './Article.module.css'
import { onPortalLink } from './portal-link'
import { VideoBySource } from './VideoBySource'
import { makeTablesScrollable } from './scrollable-tables'

type ArticleProps = {
  /** Untrusted HTML. */
  html: string
  title: string
  headingLevel: 2 | 3 | 4
  /** Shown if nothing is left of the article once it is safe. */
  empty: ReactNode
}

export function Article({ html, title, headingLevel, empty }: ArticleProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const { nodes, videos, tables, isTruncated, isEmpty } = useMemo(() => {
    const labels = {
      opensInNewTab: t('article.opensInNewTab'),
      imageWithoutText: t('article.imageWithoutText'),
      imageNotShown: t('article.imageNotShown'),
    }
    const { content, ...parts } = toSafeArticle(html, { origin: pageOrigin(), titleLevel: headingLevel }, labels)
    const isEmpty = content.textContent.trim() === '' && !content.querySelector('img') && parts.videos.length === 0
    return { ...parts, isEmpty, nodes: [...content.childNodes] }
  }, [html, headingLevel, t])

  useLayoutEffect(() => container.current?.replaceChildren(...nodes), [nodes])
  useEffect(() => makeTablesScrollable(tables, t('article.table')), [tables, t])
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
