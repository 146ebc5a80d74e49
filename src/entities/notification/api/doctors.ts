import { sample } from 'effector'
import { type DoctorListEntry, type DoctorListResponse, getListDoctorsQueryKey, useListDoctors } from '@/shared/api'
import { compareNames, toName } from '@/shared/lib/text'
import { $queryClient, isQueryOf, queryFailed } from '@/shared/query'
import { showToastOn } from '@/shared/toasts'

const STALE_TIME_MS = 10 * 60_000

export interface Doctor {
  uuid: string
  name: string
  branch: string | null
}

const toDoctor = ({ uuid, full_name, branch_name }: DoctorListEntry): Doctor => ({
  uuid,
  name: toName(full_name) ?? '',
  branch: toName(branch_name),
})

export const selectDoctors = ({ lists }: DoctorListResponse): Doctor[] =>
  [...new Map(lists.map((entry) => [entry.uuid, toDoctor(entry)])).values()]
    .filter(({ name }) => name !== '')
    .sort((a, b) => compareNames(a.name, b.name))

export const useDoctors = () => useListDoctors({}, { query: { select: selectDoctors, staleTime: STALE_TIME_MS } })

const isDoctorsQuery = isQueryOf(getListDoctorsQueryKey())

/** Only the first failure counts: a return to the tab requests a missing list again, and a failed refetch keeps the list. */
const doctorsFailed = sample({
  clock: queryFailed,
  source: $queryClient,
  filter: (client, key) => {
    if (!isDoctorsQuery(key)) return false
    const state = client.getQueryState(key)
    return state?.data === undefined && state?.errorUpdateCount === 1
  },
})
/** Here and not in a feature, because the request can fail on the first screen, before the features are loaded. */
showToastOn(doctorsFailed, () => ({ tone: 'danger', text: { key: 'doctorsFailed' } }))
