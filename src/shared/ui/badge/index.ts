export { Badge, type BadgeTone } from './Badge'
export { Count } from './Count'
export { Dot } from './Dot'
