export { EmptyState, StatusScreen } from './EmptyState'
