import { visibleOnDay } from '@/entities/notification/model/visible-on-day'
import {
  getCompanySettings,
  getUserInfoDetail,
  listAppointmentNotifications,
  listCompanies,
  listReminders,
} from '@/shared/api/generated/paths'
import type * as paths from '@/shared/api/generated/paths'
import type { Day } from '@/shared/lib/day'

type OperationId = keyof typeof paths
type Operation<Id extends OperationId> = (typeof paths)[Id]

interface Conditions {
  /** The only screen that needs the request; by default all screens do. */
  on?: 'home'
  /** The body for the current day at the clinic; by default the request has none. */
  body?: (today: Day) => object
}

export type PreloadedRequest = Operation<OperationId> & Conditions

/** Requests that start before the bundles are loaded. Their responses fill the query cache before the first render. */
export const PRELOADED_REQUESTS = {
  getUserInfoDetail,
  listCompanies,
  getCompanySettings,
  listReminders,
  listAppointmentNotifications: { ...listAppointmentNotifications, on: 'home', body: visibleOnDay },
} as const satisfies { [Id in OperationId]?: Operation<Id> & Conditions }

export type PreloadedOperation = keyof typeof PRELOADED_REQUESTS

export const CONFIG_FILE = '/config.json'

export const fetchConfigFile = (): Promise<Response> => fetch(CONFIG_FILE, { cache: 'no-cache' })
