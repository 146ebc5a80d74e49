import { attach, createEvent, sample } from 'effector'
import { $selectedCompany, activeCompany, type Company, fetchCompaniesFx } from '@/entities/company'
import { $isSignedIn } from '@/shared/auth'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $isSwitching, type ClinicSwitch, switchStarted } from './clinic-switch'

// Events
/** The doctor picked one of their clinics; the uuid. */
export const clinicChosen = createEvent<string>()
/** The platform moves the doctor to another clinic; the uuid, which may be unknown. */
export const externalSwitchReceived = createEvent<string>()

// Effects
const fetchForChoiceFx = attach({ effect: fetchCompaniesFx, mapParams: (uuid: string) => void uuid })
const fetchForExternalFx = attach({ effect: fetchCompaniesFx, mapParams: (uuid: string) => void uuid })

// Connections
sample({ clock: clinicChosen, target: fetchForChoiceFx })
sample({ clock: externalSwitchReceived, target: fetchForExternalFx })

/** Only to another clinic of this doctor. */
const switchResolved = sample({
  clock: [fetchForChoiceFx.done, fetchForExternalFx.done],
  source: $selectedCompany,
  fn: (selected, { params, result }) => toSwitch(result, selected, params),
}).filterMap((meant) => meant ?? undefined)
/** Only one switch at a time, so that twenty pushes are one reload; and only with a session, as specified. */
sample({
  clock: switchResolved,
  source: { isSignedIn: $isSignedIn, isSwitching: $isSwitching },
  filter: ({ isSignedIn, isSwitching }) => isSignedIn && !isSwitching,
  fn: (_, meant) => meant,
  target: switchStarted,
})

/** A push that names no clinic of this doctor, or comes while their clinics cannot be known, is ignored and reported. */
const unknownClinicReceived = sample({
  clock: fetchForExternalFx.done,
  filter: ({ params, result }) => findClinic(result, params) === null,
})
sample({
  clock: [unknownClinicReceived, fetchForExternalFx.fail],
  fn: (): ProblemReport => ({
    kind: 'malformed-event',
    where: 'external_company_switch',
    details: ['new_company.uuid'],
  }),
  target: problemOccurred,
})

/** Null where there is nowhere to go: the clinic is unknown, or the doctor is there already. */
function toSwitch(companies: readonly Company[], remembered: string | null, requested: string): ClinicSwitch | null {
  const from = activeCompany(companies, remembered)
  const to = findClinic(companies, requested)
  return from && to && from !== to ? { from: from.uuid, to: to.uuid, previousCookie: remembered } : null
}

function findClinic(companies: readonly Company[], uuid: string): Company | null {
  return companies.find((company) => company.uuid.toLowerCase() === uuid.toLowerCase()) ?? null
}
