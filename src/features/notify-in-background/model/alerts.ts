import { attach, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { isHeldByTab, showBrowserNotification } from '@/shared/browser'
import { i18n } from '@/shared/i18n'
import { attachTask, batchEvents, createTask } from '@/shared/lib/effector'
import { $isPageVisible } from '@/shared/lifecycle'
import { sendTabMessageOn, tabMessageOf } from '@/shared/tabs'
import { $areBrowserNotificationsOn, browserNotificationFailed } from './setting'
import { $isInBackground, $isLeader, VISIBLE_TAB } from './background-tab'

/** Events that one browser notification announces. It has no names: others may see it, and the screen may be locked. */
export interface Alert {
  kind: 'reminders' | 'appointments' | 'call'
  ids: readonly string[]
}

interface ShownAlert extends Alert {
  close: () => void
}
type ShownAlerts = { readonly [Kind in Alert['kind']]?: ShownAlert }

const BURST_WINDOW_MS = 3_000

// Events
export const alertRaised = createEvent<Alert>()
/** Uuids of notifications. */
export const criticalAppointmentsArrived = createEvent<readonly string[]>()
const alertClicked = createEvent<Alert>()
/** What the user has clicked can be shown, because the screen is not locked. */
export const alertOpened = createEvent<Alert>()
const pageShown = $isPageVisible.updates.filter({ fn: Boolean })
const browserNotificationsDisabled = $areBrowserNotificationsOn.updates.filter({ fn: (isOn) => !isOn })

// Stores
/** Alerts shown until the user is back. A further alert replaces the notification of its kind, and its ids are added. */
const $shown = createStore<ShownAlerts>({}, { serialize: 'ignore' })
export const $clickedAlert = restore(alertClicked, null).reset(alertOpened, sessionEnded)

// Effects
/** A visible tab shows reminders and appointments in its page, but no call of another tab. */
const findVisibleTabTask = createTask(async (alert: Alert) => ({
  alert,
  isShownInPage: alert.kind !== 'call' && (await isHeldByTab(VISIBLE_TAB)),
}))
const showFx = attach({
  source: $shown,
  effect: (shown, { kind, ids }: Alert): ShownAlert => {
    const all = [...new Set([...(shown[kind]?.ids ?? []), ...ids])]
    const click = scopeBind(alertClicked)
    const close = showBrowserNotification(
      {
        title: i18n.t(`browserNotifications:alerts.${kind}`, { count: all.length }),
        body: i18n.t('startUp:product'),
        tag: `portal.${kind}`,
      },
      () => click({ kind, ids: all }),
    )
    return { kind, ids: all, close }
  },
})
/** Closes the notifications and returns those that stay. */
const closeTask = attachTask($shown, ({ call, ...others }, { isCallKept }: { isCallKept: boolean }): ShownAlerts => {
  for (const { close } of Object.values(others)) close()
  if (isCallKept && call) return { call }
  call?.close()
  return {}
})
export const alertShown = showFx.done.map(({ params }) => params)

// Connections
$shown
  .on(showFx.doneData, (shown, alert) => ({ ...shown, [alert.kind]: alert }))
  .on(closeTask.doneData, (_, kept) => kept)

/** Each replacement plays the sound again, so the first event of a burst is announced at once, and the others together. */
sample({
  clock: batchEvents(sample({ clock: criticalAppointmentsArrived, filter: $isInBackground }), {
    windowMs: BURST_WINDOW_MS,
    reset: closeTask,
    isFirstImmediate: true,
  }),
  fn: (arrivals): Alert => ({ kind: 'appointments', ids: arrivals.flat() }),
  target: alertRaised,
})
sample({
  clock: alertRaised,
  source: { isInBackground: $isInBackground, isLeader: $isLeader },
  filter: ({ isInBackground, isLeader }, { kind }) => (kind === 'call' ? isInBackground : isLeader),
  fn: (_, alert) => alert,
  target: findVisibleTabTask,
})
sample({
  clock: findVisibleTabTask.doneData,
  source: $isInBackground,
  filter: (isInBackground, { isShownInPage }) => isInBackground && !isShownInPage,
  fn: (_, { alert }) => alert,
  target: showFx,
})
sample({ clock: showFx.fail, target: browserNotificationFailed })
/** The tab that has become visible shows reminders and appointments in its page, but not the call of this tab. */
sample({ clock: tabMessageOf('tab-shown'), fn: () => ({ isCallKept: true }), target: closeTask })
sample({ clock: [pageShown, browserNotificationsDisabled], fn: () => ({ isCallKept: false }), target: closeTask })
sendTabMessageOn(sample({ clock: pageShown, filter: $areBrowserNotificationsOn }), 'tab-shown')
