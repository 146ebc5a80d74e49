export { AdaptiveSelect } from './AdaptiveSelect'
