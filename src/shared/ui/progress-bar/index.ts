export { ProgressBar } from './ProgressBar'
