import { Article, HelpVideo } from '@/shared/ui/article'
import type { ArticleContent } from '../lib/article-content'
import styles from './ArticleBody.module.css'

type ArticleBodyProps = {
  content: ArticleContent
  title: string
  headingLevel: 2 | 3
}

/** What there is to see first, then what there is to read. */
export function ArticleBody({ content: { html, paragraphs, video }, title, headingLevel }: ArticleBodyProps) {
  return (
    <div className={styles.text}>
      {video && <HelpVideo url={video} title={title} />}
      {html ? (
        <Article html={html} title={title} headingLevel={headingLevel} />
      ) : (
        paragraphs.length > 0 && <PlainParagraphs paragraphs={paragraphs} />
      )}
    </div>
  )
}

/** A line of the author's stays a line. */
function PlainParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text that may say the same twice, and never changes order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
