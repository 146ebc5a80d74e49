import { type ComponentType, createElement, type ReactElement } from 'react'
import type { PortalConfig } from '@/shared/config'
import type { RouteId } from '@/shared/routes'

/**
 * Screens of this portal. Other routes open the application of `otherScreensUrl`; if none is configured, they show the page
 * "not part of this portal".
 */
const loaders = {
  appointments: async () => (await import('@/pages/appointment-list')).AppointmentListPage,
  calendar: async () => (await import('@/pages/calendar')).CalendarPage,
  crm: async () => (await import('@/pages/patient-worklist')).PatientWorklistPage,
  help: async () => (await import('@/pages/help')).HelpPage,
  home: async () => (await import('@/pages/home')).HomePage,
  patientFollowUp: async () => (await import('@/pages/patient-follow-up')).PatientFollowUpPage,
  patients: async () => (await import('@/pages/patient-list')).PatientListPage,
  settings: async () => (await import('@/pages/settings')).SettingsPage,
  signIn: async () => (await import('@/pages/sign-in')).SignInPage,
} satisfies Partial<Record<RouteId, () => Promise<ComponentType>>>

const hasScreen = (id: RouteId): id is keyof typeof loaders => id in loaders

const loaded = new Map<RouteId, ComponentType>()

export async function loadScreen(id: RouteId): Promise<void> {
  if (hasScreen(id) && !loaded.has(id)) loaded.set(id, await loaders[id]())
}

export function renderScreen(id: RouteId): ReactElement | null {
  const Screen = loaded.get(id)
  return Screen ? createElement(Screen) : null
}

/**
 * Address of the screen in the application of `otherScreensUrl`. Null if there is none, or if the portal shows the screen
 * itself (`handOverScreens` lists those that it does not).
 */
export function externalScreenUrl(
  id: RouteId,
  path: string,
  { otherScreensUrl, handOverScreens }: Pick<PortalConfig, 'otherScreensUrl' | 'handOverScreens'>,
): string | null {
  if (otherScreensUrl === '' || (hasScreen(id) && !handOverScreens.includes(id))) return null
  return otherScreensUrl.replace(/\/$/, '') + path
}
