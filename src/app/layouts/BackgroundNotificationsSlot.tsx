import { lazyView } from '@/shared/ui/lazy'

/** The whole feature with its wiring: nothing of it is needed before the first screen is ready. */
const BackgroundNotifications = lazyView(
  async () => (await import('./BackgroundNotifications')).BackgroundNotifications,
  { isSilent: true, prefetch: 'low' },
)

export const BackgroundNotificationsSlot = () =>
  BackgroundNotifications.useIsLoaded() ? <BackgroundNotifications /> : null
