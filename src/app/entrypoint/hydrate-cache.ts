import type { QueryClient } from '@tanstack/react-query'
import { visibleOnDay } from '@/entities/notification'
import {
  getGetCompanySettingsQueryOptions,
  getGetUserInfoDetailQueryOptions,
  getListAppointmentNotificationsQueryOptions,
  getListCompaniesQueryOptions,
  getListRemindersQueryOptions,
} from '@/shared/api'
import type { Day } from '@/shared/lib/day'
import { withTimeout } from '@/shared/lib/with-timeout'
import { PRELOADED_REQUESTS, type PreloadedOperation } from './preloaded-requests'
import { isPreloaded } from './preloaded-responses'

/** The HTML shell stays at most this long while the first responses arrive; after that the skeleton is shown. */
const HYDRATION_TIMEOUT_MS = 150

/** The same queries as in the pages: a response passes its schema, and a failure reaches the screen that shows it. */
export const PRELOADED_QUERIES: {
  readonly [Id in PreloadedOperation]: (client: QueryClient, today: Day) => Promise<unknown>
} = {
  getUserInfoDetail: (client) => client.query(getGetUserInfoDetailQueryOptions()),
  listCompanies: (client) => client.query(getListCompaniesQueryOptions()),
  getCompanySettings: (client) => client.query(getGetCompanySettingsQueryOptions()),
  listReminders: (client) => client.query(getListRemindersQueryOptions()),
  listAppointmentNotifications: (client, today) =>
    client.query(getListAppointmentNotificationsQueryOptions(visibleOnDay(today))),
}

/** Fills the query cache before the first render; a failed query is left to the screen that needs it. */
export async function hydrateCache(client: QueryClient, today: Day): Promise<void> {
  const operations = Object.keys(PRELOADED_REQUESTS) as PreloadedOperation[]
  const preloaded = operations.filter((id) => isPreloaded(PRELOADED_REQUESTS[id].path))
  const hydration = Promise.allSettled(preloaded.map((id) => PRELOADED_QUERIES[id](client, today)))
  // Only the time limit can reject: the first screen does not wait for the rest.
  await withTimeout(hydration, HYDRATION_TIMEOUT_MS).catch(() => {})
}
