export { LiveRegion } from './LiveRegion'
