import type { Patient } from './patient'
import type { ApiErrorKind } from '@/shared/api'

export type PatientSearchState =
  /** Nothing to search for yet. */
  | { status: 'hint' }
  | { status: 'searching' }
  /** Waits for the network and goes on by itself. */
  | { status: 'offline' }
  | { status: 'failed'; kind: ApiErrorKind }
  | { status: 'none'; term: string }
  | { status: 'found'; patients: readonly Patient[] }

interface SearchInput {
  isSearchable: boolean
  typedTerm: string
  /** The term that the answer belongs to; empty while the typed one has not stood still. */
  settledTerm: string
  query: {
    data: readonly Patient[] | undefined
    error: { kind: ApiErrorKind } | null
    fetchStatus: 'fetching' | 'paused' | 'idle'
  }
}

/** What a search says about patients. An answer counts only for the very term that stands in the field. */
export function patientSearchState({ isSearchable, typedTerm, settledTerm, query }: SearchInput): PatientSearchState {
  if (!isSearchable) return { status: 'hint' }
  if (typedTerm !== settledTerm) return { status: 'searching' }
  if (query.data) {
    return query.data.length > 0 ? { status: 'found', patients: query.data } : { status: 'none', term: typedTerm }
  }
  if (query.fetchStatus === 'paused') return { status: 'offline' }
  if (query.error && query.fetchStatus === 'idle') return { status: 'failed', kind: query.error.kind }
  return { status: 'searching' }
}
