export { Badge } from './Badge'
export { Count } from './Count'
export { Dot } from './Dot'
