import { useFindPatients } from '@/shared/api'
import { toPatients } from './to-patients'

const KEYWORD_SEARCH = 0

/** `gcTime: 0`: patient names leave the cache when they are no longer shown. */
export const usePatientSearch = (term: string) =>
  useFindPatients(
    { keyword: term, type: KEYWORD_SEARCH },
    {
      query: {
        select: toPatients,
        enabled: term !== '',
        gcTime: 0,
        // No refetch on window focus: rows must not move under the pointer.
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  )
