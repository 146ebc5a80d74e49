export { Popover } from './Popover'
export { type PopoverTrigger, usePopover } from './use-popover'
