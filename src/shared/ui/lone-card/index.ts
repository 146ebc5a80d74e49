export { LoneCard } from './LoneCard'
