export { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from './Menu'
export { isTyped, useTypeahead } from './menu-focus'
export { useMenuPopover } from './use-menu-popover'
