import type { ApiErrorKind } from '@/shared/api'

/** Why a search failed, as far as the doctor can do something about it: a key of the texts of the search. */
export function failureHint(kind: ApiErrorKind) {
  if (kind === 'offline' || kind === 'timeout') return 'unreachableHint'
  return kind === 'forbidden' ? 'forbiddenHint' : 'failedHint'
}
