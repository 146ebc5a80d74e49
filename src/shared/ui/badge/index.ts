export { Badge, type BadgeTone, CountBadge, DotBadge } from './Badge'
