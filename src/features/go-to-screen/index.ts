export { $requestedScreen, goToRequested } from './model/go-to-keys'
export { GoToHintSlot, GoToList } from './ui/GoToSlots'
