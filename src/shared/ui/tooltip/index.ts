export { Tooltip } from './Tooltip'
export { useTooltip } from './use-tooltip'
