import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { and } from 'patronum'
import { createUserPreference } from '@/entities/user'
import { $isSignedIn } from '@/shared/auth'
import {
  type NotificationPermissionStatus,
  onNotificationPermissionChange,
  readNotificationPermission,
  requestNotificationPermission,
} from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { $areFeaturesStarted, featuresStarted, pageResumed } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'

const PREFERENCES = ['undecided', 'on', 'off'] as const
type Preference = (typeof PREFERENCES)[number]

/**
 * - `dismissed`: the user has closed the prompt of the browser.
 * - `denied`: only the settings of the browser can allow notifications again.
 */
export type BrowserNotificationsSetting =
  | 'unknown'
  | 'unsupported'
  | 'denied'
  | 'prompting'
  | 'dismissed'
  | 'off'
  | 'on'

// Events
/** Fired by a click, without which browsers do not ask for the permission. */
export const browserNotificationsEnabledChanged = createEvent<boolean>()
/** The browser cannot show notifications, although the permission is granted. */
export const browserNotificationFailed = createEvent()
const permissionChanged = createEvent()

export const browserNotificationsPreference = createUserPreference<Preference>({
  key: 'portal.background-notifications',
  initial: 'undecided',
  parse: (stored) => PREFERENCES.find((known) => known === stored) ?? null,
})

// Effects
const watchPermissionTask = createTask(() => onNotificationPermissionChange(scopeBind(permissionChanged)))
const readPermissionTask = createTask(readNotificationPermission)
export const askPermissionFx = createEffect(requestNotificationPermission)

// Stores
/** Null until it is read. */
export const $notificationPermission = createStore<NotificationPermissionStatus | null>(null)
  .on([readPermissionTask.doneData, askPermissionFx.doneData], (known, read) =>
    known === 'unsupported' ? known : read,
  )
  .on(browserNotificationFailed, () => 'unsupported')
const $wasAsked = createStore(false).on(askPermissionFx.done, () => true)
const $isAllowed = $notificationPermission.map((permission) => permission === 'granted')
export const $areBrowserNotificationsOn = and(
  $areFeaturesStarted,
  $isSignedIn,
  $isAllowed,
  browserNotificationsPreference.$value.map((value) => value === 'on'),
)
export const $browserNotificationsSetting = combine(
  {
    permission: $notificationPermission,
    value: browserNotificationsPreference.$value,
    isAsking: askPermissionFx.pending,
    wasAsked: $wasAsked,
  },
  ({ permission, value, isAsking, wasAsked }): BrowserNotificationsSetting => {
    if (isAsking) return 'prompting'
    switch (permission) {
      case null:
        return 'unknown'
      case 'unsupported':
        return 'unsupported'
      case 'denied':
        return 'denied'
      case 'default':
        return wasAsked ? 'dismissed' : 'off'
      case 'granted':
        return value === 'on' ? 'on' : 'off'
    }
  },
)

// Connections
sample({ clock: featuresStarted, target: watchPermissionTask })
/** The permission is read at the first address too: the page with the settings may be the first screen. */
const openedBeforeRead = sample({
  clock: locationChanged,
  source: $notificationPermission,
  filter: (known) => known === null,
})
sample({
  clock: [featuresStarted, openedBeforeRead, pageResumed, permissionChanged],
  target: readPermissionTask,
})

sample({
  clock: browserNotificationsEnabledChanged,
  filter: (isOn) => !isOn,
  fn: (): Preference => 'off',
  target: browserNotificationsPreference.changed,
})
const switchedOn = sample({
  clock: browserNotificationsEnabledChanged,
  source: $notificationPermission,
  filter: (_, isOn) => isOn,
})
/** If the permission is `denied`, the browser does not prompt, but returns `granted` if its settings have been changed. */
sample({
  clock: switchedOn,
  source: askPermissionFx.pending,
  filter: (isAsking, permission) => (permission === 'default' || permission === 'denied') && !isAsking,
  target: askPermissionFx,
})
sample({
  clock: [switchedOn, askPermissionFx.doneData],
  filter: (permission) => permission === 'granted',
  fn: (): Preference => 'on',
  target: browserNotificationsPreference.changed,
})
