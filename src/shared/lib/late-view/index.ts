export { createLateView } from './late-view'
