export { CountdownIconButton, IconButton } from './IconButton'
