import { CALENDAR_CATEGORY } from '../demo/help/articles.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What `/config.json` tells the portal. Everything is on one origin here, and each key can be set from outside by the
 * variable beside it.
 */
export type RunTimeConfig = ReturnType<typeof runTimeConfig>

export const runTimeConfig = (environment: Environment) => ({
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
  idleMinutes: Number(environment.PORTAL_IDLE_MINUTES ?? 15),
  errorReportUrl: environment.PORTAL_ERROR_REPORT_URL ?? '',
  otherScreensUrl: environment.PORTAL_OTHER_SCREENS_URL ?? '',
  handOverScreens: (environment.PORTAL_HAND_OVER_SCREENS ?? '').split(',').filter(Boolean),
})
