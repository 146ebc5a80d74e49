import type { HelpContentListResponse } from '@/shared/api'

/** The number of the next page, if there is one. Without `pagination`, or without anything on it, a page is the last. */
export function nextPage(
  { contents, pagination }: HelpContentListResponse,
  _pages: unknown,
  page: number,
): number | undefined {
  return contents.length > 0 && page < (pagination?.total_pages ?? 0) ? page + 1 : undefined
}
