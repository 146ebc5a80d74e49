export { IconButton } from './IconButton'
