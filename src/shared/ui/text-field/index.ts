export { TextField } from './TextField'
