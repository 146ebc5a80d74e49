import { sample } from 'effector'
import { $isScreenLocked, screenUnlocked } from '@/features/lock-screen'
import {
  $clickedAlert,
  type Alert,
  alertOpened,
  alertRaised,
  criticalAppointmentsArrived,
} from '@/features/notify-in-background'
import { $banners, bannerOpened, bannersAdded, notificationsDrawerRequested } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { callWindowRestored, peerArrived } from '@/features/video-call'
import { ofKind } from '@/shared/lib/effector'

// Alerts
sample({
  clock: bannersAdded.filterMap((banners) => {
    const critical = banners.filter(({ kind, notification }) => kind !== 'deleted' && notification.isCritical)
    return critical.length > 0 ? critical.map(({ notification }) => notification.uuid) : undefined
  }),
  target: criticalAppointmentsArrived,
})
sample({ clock: peerArrived, fn: (): Alert => ({ kind: 'call', ids: ['peer'] }), target: alertRaised })

// Clicks
/** Nothing opens behind the lock screen: a click waits in `$clickedAlert` until the screen is unlocked. */
const clickAllowed = sample({
  clock: [$clickedAlert, screenUnlocked],
  source: { alert: $clickedAlert, isLocked: $isScreenLocked },
})
sample({
  clock: clickAllowed.filterMap(({ alert, isLocked }) => (alert && !isLocked ? alert : undefined)),
  target: alertOpened,
})

sample({
  clock: ofKind(alertOpened, 'reminders'),
  fn: ({ ids }) => (ids.length === 1 ? (ids[0] ?? null) : null),
  target: remindersRequested,
})
sample({ clock: ofKind(alertOpened, 'call'), target: callWindowRestored })

const appointmentsOpened = sample({
  clock: ofKind(alertOpened, 'appointments'),
  source: $banners,
  fn: (banners, { ids }) => banners.find(({ notification }) => ids.length === 1 && notification.uuid === ids[0]),
})
sample({ clock: appointmentsOpened, filter: Boolean, target: bannerOpened })
sample({ clock: appointmentsOpened, filter: (banner) => !banner, target: notificationsDrawerRequested })
