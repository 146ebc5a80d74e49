import type { Patient } from './patient'
import type { ApiErrorKind } from '@/shared/api'

export type PatientSearchState =
  | { status: 'hint' }
  | { status: 'searching' }
  /** Waits for the network, then continues without user action. */
  | { status: 'offline' }
  | { status: 'failed'; kind: ApiErrorKind; error: unknown }
  | { status: 'none'; term: string }
  | { status: 'found'; patients: readonly Patient[] }

interface SearchInput {
  isSearchable: boolean
  typedTerm: string
  /** The term of the query; empty until the typed one is settled. */
  settledTerm: string
  query: {
    data: readonly Patient[] | undefined
    error: { kind: ApiErrorKind } | null
    fetchStatus: 'fetching' | 'paused' | 'idle'
  }
}

/** A response is used only if its term is still the typed one. */
export function patientSearchState({ isSearchable, typedTerm, settledTerm, query }: SearchInput): PatientSearchState {
  if (!isSearchable) return { status: 'hint' }
  if (typedTerm !== settledTerm) return { status: 'searching' }
  if (query.data) {
    return query.data.length > 0 ? { status: 'found', patients: query.data } : { status: 'none', term: typedTerm }
  }
  if (query.fetchStatus === 'paused') return { status: 'offline' }
  if (query.error && query.fetchStatus === 'idle')
    return { status: 'failed', kind: query.error.kind, error: query.error }
  return { status: 'searching' }
}
