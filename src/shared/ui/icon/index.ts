export { Icon, Spinner, BrandMark } from './Icon'
