export { NotificationsButton } from './ui/NotificationsButton'
export { NotificationsDrawer } from './ui/NotificationsDrawer'
