export { LoneCard } from './StatusScreen'
