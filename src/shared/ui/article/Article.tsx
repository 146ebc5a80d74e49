import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
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
  /** As it came: nothing in it is trusted. */
  html: string
  /** The article's own, which is shown by whoever shows the article. */
  title: string
  /** Of the title; the headings of the article come below it. */
  headingLevel: 2 | 3 | 4
}

/** An article that somebody outside of the portal wrote, without what could act, lead astray or load from elsewhere. */
export function Article({ html, title, headingLevel }: ArticleProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const { nodes, videos, tables, isTruncated } = useMemo(() => {
    const labels = {
      opensInNewTab: t('article.opensInNewTab'),
      imageWithoutText: t('article.imageWithoutText'),
      imageNotShown: t('article.imageNotShown'),
    }
    const { content, ...parts } = toSafeArticle(html, { origin: pageOrigin(), titleLevel: headingLevel }, labels)
    return { ...parts, nodes: [...content.childNodes] }
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
      {isTruncated && <p className={styles.cut}>{t('article.truncated')}</p>}
    </>
  )
}
