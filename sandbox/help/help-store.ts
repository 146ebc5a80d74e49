import { type Database, textOrNull } from '../storage/database.ts'

export type HelpLanguage = 'TR' | 'EN'

export interface HelpContent {
  uuid: string
  title: string
  subtitle: string | null
  help_content_html: string | null
  help_content: string | null
  help_content_video: string | null
}

export interface NewArticle {
  uuid: string
  language: HelpLanguage
  category: string
  position: number
  isFeatured: boolean
  title: string
  subtitle: string | null
  html: string | null
  text?: string | null
  video?: string | null
}

export interface HelpListRequest {
  lang_id: HelpLanguage
  category_id: string | null
  is_featured: boolean | null
  page: number
  limit: number
}

export type HelpStore = ReturnType<typeof createHelpStore>

export const createHelpStore = (database: Database) => {
  const matching = `
    FROM help_article
    WHERE language = :language
      AND (:category IS NULL OR category = :category)
      AND (:featured IS NULL OR is_featured = :featured)
  `
  const count = database.prepare(`SELECT count(*) AS total ${matching}`)
  const list = database.prepare(
    `SELECT uuid, title, subtitle ${matching} ORDER BY position LIMIT :limit OFFSET :offset`,
  )

  return {
    hasCategory: (category: string): boolean =>
      database.prepare('SELECT 1 FROM help_article WHERE category = ?').get(category) !== undefined,

    list({ lang_id: language, category_id: category, is_featured, page, limit }: HelpListRequest) {
      const featured = is_featured === null ? null : Number(is_featured)
      const total = Number(count.get({ language, category, featured })?.total ?? 0)
      const rows = list.all({ language, category, featured, limit, offset: (page - 1) * limit })
      return {
        contents: rows.map((row) => toContent({ ...row, html: null, text: null, video: null })),
        pagination: { page, limit, total, total_pages: Math.ceil(total / limit) },
      }
    },

    has: (uuid: string): boolean =>
      database.prepare('SELECT 1 FROM help_article WHERE uuid = ?').get(uuid) !== undefined,

    get(uuid: string, language: HelpLanguage): HelpContent | null {
      const row = database
        .prepare('SELECT uuid, title, subtitle, html, text, video FROM help_article WHERE uuid = ? AND language = ?')
        .get(uuid, language)
      return row ? toContent(row) : null
    },

    add(article: NewArticle): void {
      database
        .prepare(`
          INSERT INTO help_article
          VALUES (:uuid, :language, :category, :position, :isFeatured, :title, :subtitle, :html, :text, :video)
        `)
        .run({ text: null, video: null, ...article, isFeatured: Number(article.isFeatured) })
    },
  }
}

const toContent = (row: Record<string, unknown>): HelpContent => ({
  uuid: String(row.uuid),
  title: String(row.title),
  subtitle: textOrNull(row.subtitle),
  help_content_html: textOrNull(row.html),
  help_content: textOrNull(row.text),
  help_content_video: textOrNull(row.video),
})
