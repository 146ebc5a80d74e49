export { useVisibleCount } from './use-visible-count'
