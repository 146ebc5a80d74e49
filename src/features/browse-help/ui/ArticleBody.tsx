import type { ReactNode } from 'react'
import { Article, HelpVideo } from '@/shared/ui/article'
import type { ArticleContent } from '../lib/article-content'
import styles from './ArticleBody.module.css'

type ArticleBodyProps = {
  content: ArticleContent
  title: string
  headingLevel: 2 | 3
  empty: ReactNode
}

export function ArticleBody({ content: { html, paragraphs, video }, title, headingLevel, empty }: ArticleBodyProps) {
  return (
    <div className={styles.text}>
      {video && <HelpVideo url={video} title={title} />}
      {html ? (
        <Article html={html} title={title} headingLevel={headingLevel} empty={video ? null : empty} />
      ) : (
        paragraphs.length > 0 && <PlainParagraphs paragraphs={paragraphs} />
      )}
    </div>
  )
}

function PlainParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may repeat and never change order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
