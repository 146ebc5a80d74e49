import type { QueryClient, QueryExecuteOptions } from '@tanstack/react-query'
import { visibleOnDay } from '@/entities/notification'
import {
  getGetCompanySettingsQueryOptions,
  getGetUserInfoDetailQueryOptions,
  getListAppointmentNotificationsQueryOptions,
  getListCompaniesQueryOptions,
  getListRemindersQueryOptions,
} from '@/shared/api'
import { earlyPaths } from './preloaded-requests'

/** So long the frame of the HTML stays for the answers' sake; what comes later is shown as loading until it is there. */
const PATIENCE_MS = 150

/**
 * Reads what the page asked for early into the cache, so that the first screen is drawn once, with everything on it,
 * instead of as a skeleton first. A failure waits there too: the screen that needs the answer shows it.
 */
export async function readFirstAnswers(client: QueryClient, today: string): Promise<void> {
  const asked = earlyPaths()
  const read = async <Answer>(options: QueryExecuteOptions<Answer>) => {
    if (options.queryKey.some((part) => asked.has(part))) await client.query(options).catch(shownLater)
  }
  const answers = Promise.all([
    read(getGetUserInfoDetailQueryOptions()),
    read(getListCompaniesQueryOptions()),
    read(getGetCompanySettingsQueryOptions()),
    read(getListRemindersQueryOptions()),
    read(getListAppointmentNotificationsQueryOptions(visibleOnDay(today))),
  ])
  await Promise.race([answers, patience()])
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))

const shownLater = () => {}
