import { attach, sample } from 'effector'
import { $selectedCompany, activeCompany, type Company, fetchCompanies, findCompany } from '@/entities/company'
import { $isSignedIn } from '@/shared/auth'
import { type ProblemReport, problemOccurred, reportSilentFailure } from '@/shared/report'
import { currentAndUpdates } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { liveEvents } from '@/shared/realtime'
import { $chosenClinic } from './first-screen-state'
import { type ClinicSwitch, switchEvents } from './switch-machine'

// Effects
const fetchForChoiceFx = attach({ source: $queryClient, effect: fetchCompanies })
const fetchForExternalFx = attach({ source: $queryClient, effect: fetchCompanies })

// Connections
sample({ clock: currentAndUpdates($chosenClinic), filter: Boolean, target: fetchForChoiceFx })
$chosenClinic.reset(fetchForChoiceFx.finally)
/** The platform requests a switch to a clinic, which may be unknown. */
sample({
  clock: liveEvents.external_company_switch,
  fn: ({ new_company }) => new_company.uuid,
  target: fetchForExternalFx,
})

const switchResolved = sample({
  clock: [fetchForChoiceFx.done, fetchForExternalFx.done],
  source: $selectedCompany,
  fn: (selected, { params, result }) => toSwitch(result, selected, params),
}).filterMap((clinicSwitch) => clinicSwitch)
sample({ clock: switchResolved, filter: $isSignedIn, target: switchEvents.switchRequested })

/** An unknown clinic is ignored and reported. */
sample({
  clock: fetchForExternalFx.done,
  filter: ({ params, result }) => findCompany(result, params) === null,
  fn: (): ProblemReport => ({
    kind: 'malformed-event',
    where: 'external_company_switch',
    details: ['new_company.uuid'],
  }),
  target: problemOccurred,
})
reportSilentFailure('listCompanies', fetchForChoiceFx.failData, fetchForExternalFx.failData)

/** Undefined if the clinic is unknown or already active. */
function toSwitch(
  companies: readonly Company[],
  previousCookie: string | null,
  requested: string,
): ClinicSwitch | undefined {
  const from = activeCompany(companies, previousCookie)
  const to = findCompany(companies, requested)
  return from && to && from !== to ? { from: from.uuid, to: to.uuid, previousCookie } : undefined
}
