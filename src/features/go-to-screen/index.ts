export { goToRequested } from './model/go-to-request'
export { GoToHintSlot, GoToList } from './ui/GoToSlots'
