export { Icon } from './Icon'
