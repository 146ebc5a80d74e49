export { Badge, type BadgeTone } from './Badge'
export { Count } from './CountBadge'
export { Dot } from './DotBadge'
