import { useUnit } from 'effector-react'
import { type Patient, toPatients } from '@/entities/patient'
import { type FindPatientsAnswer, findPatients, useFindPatients } from '@/shared/api'
import { SEARCH_MAX_RESULTS } from '@/shared/config'
import { problemOccurred } from '@/shared/report'

/** The platform's number for a search by keyword. */
const KEYWORD_SEARCH = 0

const selectFirst = (answer: FindPatientsAnswer): Patient[] => toPatients(answer).patients.slice(0, SEARCH_MAX_RESULTS)

/**
 * The first patients that the platform finds for a settled term; an empty term asks nothing. Another term cancels the
 * request, and an answer is forgotten as soon as nothing shows it: names of patients are not kept.
 */
export function usePatientSearch(term: string) {
  const report = useUnit(problemOccurred)
  const request = { keyword: term, type: KEYWORD_SEARCH } as const
  return useFindPatients(request, {
    query: {
      queryFn: async ({ signal }) => {
        const answer = await findPatients(request, { signal })
        const { unusable } = toPatients(answer)
        if (unusable > 0) report(unusableRows(unusable))
        return answer
      },
      select: selectFirst,
      enabled: term !== '',
      gcTime: 0,
      // Rows must not change places under the doctor's hand because the window was visited again.
      staleTime: Number.POSITIVE_INFINITY,
    },
  })
}

const unusableRows = (count: number) => ({
  kind: 'malformed-answer' as const,
  where: 'findPatients',
  details: [`companiesPatient.*.uuid (${count})`],
})
