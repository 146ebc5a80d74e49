import { merge, restore, sample } from 'effector'
import { type Company as CompanyDto, normalizeId } from '@/shared/api'
import {
  appStartedSignedOut,
  clearClinicOfOtherSession,
  readSelectedClinic,
  renewSelectedClinic,
  sessionEnded,
  writeSelectedClinic,
} from '@/shared/auth'
import { createTask } from '@/shared/lib/effector'
import { toName } from '@/shared/lib/text'
import { $today, appStarted, screenReady } from '@/shared/lifecycle'

export interface Company {
  uuid: string
  name: string | null
  email: string | null
}

export const toCompany = ({ uuid, company_name, email }: CompanyDto): Company => ({
  uuid,
  name: toName(company_name),
  email: toName(email),
})

interface CompanyRef {
  uuid?: string | undefined
}

export function findCompany<C extends CompanyRef>(companies: readonly C[], requested: string | null): C | null {
  const requestedId = requested && normalizeId(requested)
  return companies.find(({ uuid }) => uuid !== undefined && normalizeId(uuid) === requestedId) ?? null
}

/** The selected clinic, else the first. */
export const activeCompany = <C extends CompanyRef>(companies: readonly C[], selected: string | null): C | null =>
  findCompany(companies, selected) ?? companies[0] ?? null

// Effects
/** Clears the clinic of a previous session: an external sign-in page may start another one, also while the portal is open. */
const readSelectedCompanyTask = createTask(() => {
  clearClinicOfOtherSession()
  return readSelectedClinic()
})

/** Writes a clinic to the cookie and the store; the browser may reject the cookie (see `readSelectedClinic`). */
export const saveSelectedCompanyTask = createTask((selected: string | null) => {
  writeSelectedClinic(selected)
  return selected
})

/** Restores a previous selection; returns what the cookie holds afterwards. */
export const restoreSelectedCompanyTask = createTask((selected: string | null): string | null => {
  writeSelectedClinic(selected)
  return readSelectedClinic()
})

const renewSelectedCompanyTask = createTask(renewSelectedClinic)

// Stores
/** The uuid in the cookie `selected_company`; not checked against the user's clinics. */
export const $selectedCompany = restore(
  merge([readSelectedCompanyTask.doneData, saveSelectedCompanyTask.doneData, restoreSelectedCompanyTask.doneData]),
  null,
).reset(sessionEnded)

// Connections
sample({ clock: appStarted, target: readSelectedCompanyTask })
/** The cookie outlives a session that ends with the browser; the platform starts the next session in another clinic. */
sample({ clock: appStartedSignedOut, fn: () => null, target: restoreSelectedCompanyTask })
/** Renews the cookie, because the session may outlast its seven days: without it the first clinic would be shown. */
sample({
  clock: [screenReady, $today.updates],
  source: $selectedCompany,
  filter: Boolean,
  target: renewSelectedCompanyTask,
})
