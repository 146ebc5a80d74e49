import type { ApiErrorKind } from '@/shared/api'

export function failureHint(kind: ApiErrorKind) {
  if (kind === 'offline' || kind === 'timeout') return 'unreachableHint'
  return kind === 'forbidden' ? 'forbiddenHint' : 'failedHint'
}
