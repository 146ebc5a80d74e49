import type { HelpListRequest } from '../../sandbox/help/help-store'
import { uuid } from './uuid'

export function listResponse(total: number, { featured = 0 } = {}) {
  return ({ lang_id, is_featured, page, limit }: HelpListRequest) => {
    const of = is_featured ? featured : total
    const first = (page - 1) * limit
    const numbers = Array.from({ length: Math.max(0, Math.min(limit, of - first)) }, (_, index) => first + index + 1)
    return {
      contents: numbers.map((n) => ({
        uuid: uuid(n),
        title: lang_id === 'TR' ? `Yazı ${n}` : `Article ${n}`,
        subtitle: `Konu ${n}`,
      })),
      pagination: { page, limit, total: of, total_pages: Math.ceil(of / limit) },
    }
  }
}
