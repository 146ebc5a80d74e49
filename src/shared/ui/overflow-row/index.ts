export { useFittingCount } from './use-visible-count'
