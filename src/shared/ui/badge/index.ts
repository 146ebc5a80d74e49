export { Badge, type BadgeTone } from './Badge'
export { CountBadge } from './CountBadge'
export { DotBadge } from './DotBadge'
