export { isPin } from './pin-digits'
