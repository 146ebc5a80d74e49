export { PinField } from './PinField'
