import type { QueryClient, QueryExecuteOptions } from '@tanstack/react-query'
import { visibleOnDay } from '@/entities/notification'
import {
  getGetCompanySettingsQueryOptions,
  getGetUserInfoDetailQueryOptions,
  getListAppointmentNotificationsQueryOptions,
  getListCompaniesQueryOptions,
  getListRemindersQueryOptions,
} from '@/shared/api'
import { preloadedPaths } from './preloaded-requests'

/** The HTML shell stays at most this long while the first responses arrive; after that the skeleton is shown. */
const HYDRATION_TIMEOUT_MS = 150

/** Fills the query cache before the first render; a failed query is left to the screen that needs it. */
export async function hydrateCache(client: QueryClient, today: string): Promise<void> {
  const requested = preloadedPaths()
  const hydrateQuery = async <Data>(options: QueryExecuteOptions<Data>) => {
    if (options.queryKey.some((part) => requested.has(part))) await client.query(options).catch(ignoreFailure)
  }
  const hydration = Promise.all([
    hydrateQuery(getGetUserInfoDetailQueryOptions()),
    hydrateQuery(getListCompaniesQueryOptions()),
    hydrateQuery(getGetCompanySettingsQueryOptions()),
    hydrateQuery(getListRemindersQueryOptions()),
    hydrateQuery(getListAppointmentNotificationsQueryOptions(visibleOnDay(today))),
  ])
  await Promise.race([hydration, timeout()])
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, HYDRATION_TIMEOUT_MS))

const ignoreFailure = () => {}
