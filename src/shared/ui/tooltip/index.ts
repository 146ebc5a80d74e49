export { Tooltip } from './Tooltip'
export { type TooltipHandler, useTooltip } from './use-tooltip'
