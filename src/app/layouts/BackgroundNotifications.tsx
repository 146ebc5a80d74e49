import '@/app/wiring/background-notifications'

export { BackgroundNotifications } from '@/features/notify-in-background'
