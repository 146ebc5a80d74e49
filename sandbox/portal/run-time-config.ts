import { CALENDAR_CATEGORY } from '../demo/help/calendar-category.ts'
import { share, wholeNumber } from '../options.ts'

/**
 * Content of `/config.json`: the defaults of a single origin, which environment variables override.
 */
export type RunTimeConfig = ReturnType<typeof runTimeConfig>

/** @throws {UsageError} for a variable that cannot be used */
export const runTimeConfig = (environment: NodeJS.ProcessEnv) => ({
  apiUrl: environment.PORTAL_API_URL ?? '',
  liveUrl: environment.PORTAL_LIVE_URL ?? '',
  telemedicineUrl: environment.PORTAL_TELEMEDICINE_URL ?? '',
  signInUrl: environment.PORTAL_SIGN_IN_URL ?? '',
  patientSite: {
    url: environment.PORTAL_PATIENT_SITE_URL ?? '/sandbox/patient-site.html',
    cookieDomain: environment.PORTAL_PATIENT_SITE_COOKIE_DOMAIN ?? '',
    cookieName: environment.PORTAL_PATIENT_SITE_COOKIE_NAME ?? 'auth_patient',
  },
  calendarHelpCategory: environment.PORTAL_CALENDAR_HELP_CATEGORY ?? CALENDAR_CATEGORY,
  timeZone: environment.PORTAL_TIME_ZONE ?? 'Europe/Istanbul',
  idleMinutes: wholeNumber('PORTAL_IDLE_MINUTES', environment.PORTAL_IDLE_MINUTES ?? '15'),
  errorReportUrl: environment.PORTAL_ERROR_REPORT_URL ?? '',
  fieldDataRate: share('PORTAL_FIELD_DATA_RATE', environment.PORTAL_FIELD_DATA_RATE ?? '0.1'),
  otherScreensUrl: environment.PORTAL_OTHER_SCREENS_URL ?? '',
  handOverScreens: (environment.PORTAL_HAND_OVER_SCREENS ?? '').split(',').filter(Boolean),
})
