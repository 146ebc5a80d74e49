export { Badge, type BadgeTone, DotBadge } from './Badge'
