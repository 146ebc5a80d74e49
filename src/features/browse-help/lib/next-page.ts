import type { HelpContentListResponse } from '@/shared/api'

/** Number of the next page. A page without `pagination` or without articles is the last one. */
export function nextPage(
  { contents, pagination }: HelpContentListResponse,
  _pages: unknown,
  page: number,
): number | undefined {
  return contents.length > 0 && page < (pagination?.total_pages ?? 0) ? page + 1 : undefined
}
