import { ApiError, type ApiErrorKind } from '@/shared/api'

const REJECTION_KINDS: readonly ApiErrorKind[] = ['unauthorized', 'forbidden', 'notFound', 'rejected', 'cancelled']

/** True if the platform may have switched although the response was lost, late or malformed. */
export const mayHaveSwitched = (error: Error): boolean =>
  !(error instanceof ApiError && REJECTION_KINDS.includes(error.kind))
