export { useFittingCount } from './use-fitting-count'
