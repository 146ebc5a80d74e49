import { useFindPatients } from '@/shared/api'
import { toPatients } from './to-patients'

/** The platform's number for a search by keyword. */
const KEYWORD_SEARCH = 0

/**
 * The patients that the platform finds for a settled term, best first; an empty term asks nothing. Another term cancels
 * the request, and an answer is forgotten as soon as nothing shows it: names of patients are not kept.
 */
export const usePatientSearch = (term: string) =>
  useFindPatients(
    { keyword: term, type: KEYWORD_SEARCH },
    {
      query: {
        select: toPatients,
        enabled: term !== '',
        gcTime: 0,
        // Rows must not change places under the doctor's hand because the window was visited again.
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  )
