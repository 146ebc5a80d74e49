import { attach, createEvent, sample } from 'effector'
import { $selectedCompany, activeCompany, type Company, recallCompaniesFx } from '@/entities/company'
import { $isSignedIn } from '@/shared/auth'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $isSwitching, type ClinicSwitch, switchBegan } from './clinic-switch'

// What happened
/** The doctor picked one of their clinics; the uuid. */
export const clinicChosen = createEvent<string>()
/** The platform moves the doctor to another clinic; the uuid, which may be unknown. */
export const clinicPushed = createEvent<string>()

// What the world does for us
const recallForChoiceFx = attach({ effect: recallCompaniesFx, mapParams: (uuid: string) => void uuid })
const recallForPushFx = attach({ effect: recallCompaniesFx, mapParams: (uuid: string) => void uuid })

// Flow
sample({ clock: clinicChosen, target: recallForChoiceFx })
sample({ clock: clinicPushed, target: recallForPushFx })

/** Only to another clinic of this doctor. */
const switchMeant = sample({
  clock: [recallForChoiceFx.done, recallForPushFx.done],
  source: $selectedCompany,
  fn: (selected, { params, result }) => toSwitch(result, selected, params),
}).filterMap((meant) => meant ?? undefined)
/** Only one switch at a time, so that twenty pushes are one reload; and only with a session, as specified. */
sample({
  clock: switchMeant,
  source: { isSignedIn: $isSignedIn, isSwitching: $isSwitching },
  filter: ({ isSignedIn, isSwitching }) => isSignedIn && !isSwitching,
  fn: (_, meant) => meant,
  target: switchBegan,
})

/** A push that names no clinic of this doctor, or comes while their clinics cannot be known, is ignored and reported. */
const unknownPushed = sample({
  clock: recallForPushFx.done,
  filter: ({ params, result }) => findClinic(result, params) === null,
})
sample({
  clock: [unknownPushed, recallForPushFx.fail],
  fn: (): ProblemReport => ({
    kind: 'malformed-event',
    where: 'external_company_switch',
    details: ['new_company.uuid'],
  }),
  target: problemOccurred,
})

/** Null where there is nowhere to go: the clinic is unknown, or the doctor is there already. */
function toSwitch(companies: readonly Company[], remembered: string | null, wanted: string): ClinicSwitch | null {
  const from = activeCompany(companies, remembered)
  const to = findClinic(companies, wanted)
  return from && to && from !== to ? { from: from.uuid, to: to.uuid, remembered } : null
}

function findClinic(companies: readonly Company[], uuid: string): Company | null {
  return companies.find((company) => company.uuid.toLowerCase() === uuid.toLowerCase()) ?? null
}
