import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../sandbox/platform.ts'
import { noPreparation, type StateHandlers } from './state-handlers.ts'

type SupportState =
  | 'there is one help article'
  | 'a help category has several articles'
  | 'there is no such help category'
  | 'there is no such help article'

export const supportStates = ({ services: { help } }: Platform): StateHandlers<SupportState> => ({
  'there is one help article': ({ article, lang_id, category_id, is_featured }) =>
    help.add({
      uuid: article.uuid,
      language: lang_id,
      category: category_id,
      position: 0,
      isFeatured: is_featured,
      title: article.title ?? '',
      subtitle: article.subtitle ?? null,
      html: article.help_content_html ?? null,
      text: article.help_content ?? null,
      video: article.help_content_video ?? null,
    }),
  'a help category has several articles': ({ category_id, lang_id, articles }) => {
    for (let position = 1; position <= articles; position += 1) {
      help.add({
        uuid: randomUUID(),
        language: lang_id,
        category: category_id,
        position,
        isFeatured: false,
        title: `${position}. yazı`,
        subtitle: null,
        html: null,
      })
    }
  },
  'there is no such help category': noPreparation,
  'there is no such help article': noPreparation,
})
