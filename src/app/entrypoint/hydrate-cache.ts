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

/** So long the frame of the HTML stays for the answers' sake; what comes later is shown as loading until it is there. */
const HYDRATION_TIMEOUT_MS = 150

/**
 * Reads what the page asked for early into the cache, so that the first screen is drawn once, with everything on it,
 * instead of as a skeleton first. A failure waits there too: the screen that needs the answer shows it.
 */
export async function hydrateCache(client: QueryClient, today: string): Promise<void> {
  const requested = preloadedPaths()
  const hydrateQuery = async <Answer>(options: QueryExecuteOptions<Answer>) => {
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
