export { $requestedScreen, goToRequested } from './model/go-to-keys'
export { GoToHint, GoToList } from './ui/GoToScreens'
