export { type TooltipHandler, useTooltip } from './use-tooltip'
