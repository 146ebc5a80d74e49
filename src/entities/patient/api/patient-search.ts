import { useUnit } from 'effector-react'
import { type FindPatientsResponse, findPatients, useFindPatients } from '@/shared/api'
import { problemOccurred } from '@/shared/report'
import type { Patient } from '../model/patient'
import { toPatients } from './to-patients'

/** The platform's number for a search by keyword. */
const KEYWORD_SEARCH = 0

const selectPatients = (answer: FindPatientsResponse): readonly Patient[] => toPatients(answer).patients

/**
 * The patients that the platform finds for a settled term, best first; an empty term asks nothing. Another term cancels
 * the request, and an answer is forgotten as soon as nothing shows it: names of patients are not kept.
 */
export function usePatientSearch(term: string) {
  const report = useUnit(problemOccurred)
  const request = { keyword: term, type: KEYWORD_SEARCH } as const
  return useFindPatients(request, {
    query: {
      queryFn: async ({ signal }) => {
        const answer = await findPatients(request, { signal })
        const { unusable } = toPatients(answer)
        if (unusable > 0) report(invalidRows(unusable))
        return answer
      },
      select: selectPatients,
      enabled: term !== '',
      gcTime: 0,
      // Rows must not change places under the doctor's hand because the window was visited again.
      staleTime: Number.POSITIVE_INFINITY,
    },
  })
}

const invalidRows = (count: number) => ({
  kind: 'malformed-response' as const,
  where: 'findPatients',
  details: [`companiesPatient.*.uuid (${count})`],
})
