export { type TooltipHandler, type TooltipSide, useTooltip } from './use-tooltip'
