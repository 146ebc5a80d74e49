export { Kbd } from './Kbd'
