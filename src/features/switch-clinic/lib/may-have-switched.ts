import { ApiError, type ApiErrorKind } from '@/shared/api'

/** The platform said no, or was never asked. */
const REJECTION_KINDS: readonly ApiErrorKind[] = ['unauthorized', 'forbidden', 'notFound', 'rejected', 'cancelled']

/** Whether the platform may have carried out a call that failed for the portal: its answer was lost, late or odd. */
export const mayHaveSwitched = (error: Error): boolean =>
  !(error instanceof ApiError && REJECTION_KINDS.includes(error.kind))
