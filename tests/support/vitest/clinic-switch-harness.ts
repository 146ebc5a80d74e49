import { allSettled, fork } from 'effector'
import { vi } from 'vitest'
import { $selectedCompany } from '@/entities/company'
import { sendChangeFx } from '@/entities/notification/model/single-change'
import { ApiError, type ApiErrorKind, getListCompaniesQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { $queryClient } from '@/shared/query'
import { liveMessageReceived } from '@/shared/realtime'
import { problemOccurred } from '@/shared/report'
import { $isSwitching, clinicChosen } from '@/features/switch-clinic/model/first-screen-state'
import { postSelectionFx, undoSelectionFx } from '@/features/switch-clinic/model/switch-flow'
import { type ClinicSwitch, switchFailed } from '@/features/switch-clinic/model/switch-machine'
import { NEW, OLD } from './fake-clinic-switch'
import { createRespondingClient } from './responding-client'
import { recordPayloads } from './record-payloads'

export const THIRD = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'
export const COMPANIES = [OLD, NEW, THIRD].map((uuid) => ({ uuid, company_name: uuid.slice(0, 8) }))

/** Accepts the clinic that the portal posts. */
export const post = vi.fn<(uuid: string) => Promise<void>>()
export const posted = () => post.mock.calls.map(([uuid]) => uuid)

export const failure = (kind: ApiErrorKind) => new ApiError({ kind, operation: 'POST /doctor/companies' })

/** The platform requests a switch. */
export const externalSwitch = (uuid: string) => ({
  name: 'external_company_switch',
  payload: { new_company: { uuid } },
})

interface Harness {
  cookie?: string | null
  token?: string | null
  /** Cached clinics of the doctor; null if they are not loaded. */
  companies?: typeof COMPANIES | null
  /** Clinics that the platform lists now. */
  listed?: typeof COMPANIES | null
  /** Number of reads after which the written cookie is visible; Infinity if the browser drops it. */
  cookieAtCheck?: number
  /** Response to a change of a notification. */
  change?: Promise<void>
  /** What all tabs have stored on the device. */
  stored?: Map<string, string>
}

/** The clinic switch with a fake cookie jar, for tests that mock `@/shared/browser`. */
export function setupClinicSwitch({
  cookie = OLD,
  token = 'token',
  companies = COMPANIES,
  listed = companies,
  cookieAtCheck = 1,
  change = Promise.resolve(),
  stored = new Map(),
}: Harness = {}) {
  const { readCookie, writeCookie, deleteCookie, holdTabMutex, isHeldByTab, readFocusKey, isOnline } =
    vi.mocked(browser)
  const deviceStorage = vi.mocked(browser.deviceStorage)
  const jar = { token, stored: cookie, written: cookie, checks: 0 }
  readCookie.mockImplementation((name) => {
    if (name !== 'selected_company') return jar.token
    if (jar.written !== jar.stored) {
      jar.checks += 1
      if (jar.checks >= cookieAtCheck) jar.stored = jar.written
    }
    return jar.stored
  })
  writeCookie.mockImplementation((_, value) => {
    jar.written = value
    jar.checks = 0
    return true
  })
  deleteCookie.mockImplementation(() => {
    jar.written = null
    jar.stored = null
  })
  isOnline.mockReturnValue(true)
  holdTabMutex.mockResolvedValue(() => {})
  isHeldByTab.mockResolvedValue(true)
  deviceStorage.read.mockImplementation((key) => stored.get(key) ?? null)
  deviceStorage.write.mockImplementation((key, value) => stored.set(key, value) !== undefined)
  deviceStorage.remove.mockImplementation((key) => void stored.delete(key))
  readFocusKey.mockReturnValue('clinic')

  const list = vi.fn(async () => {
    if (!listed) throw failure('offline')
    return { companies: listed }
  })
  const client = createRespondingClient(list)
  if (companies) client.setQueryData(getListCompaniesQueryKey(), { companies })
  const scope = fork({
    values: [
      [$authToken, token],
      [$selectedCompany, cookie],
      [$queryClient, client],
    ],
    handlers: [
      [postSelectionFx, ({ to }: ClinicSwitch) => post(to)],
      [undoSelectionFx, ({ clinic }: { clinic: string }) => post(clinic)],
      [sendChangeFx, () => change],
    ],
  })
  const reports = recordPayloads(problemOccurred, scope)
  const failed = recordPayloads(switchFailed, scope)
  const settle = async (done: Promise<void>) => {
    await vi.runAllTimersAsync()
    await done
  }
  return {
    scope,
    jar,
    list,
    reports,
    failed,
    choose: (uuid: string) => settle(allSettled(clinicChosen, { scope, params: uuid })),
    push: (uuid: string) => settle(allSettled(liveMessageReceived, { scope, params: externalSwitch(uuid) })),
    selected: () => scope.getState($selectedCompany),
    isSwitching: () => scope.getState($isSwitching),
  }
}
