export { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from './Menu'
export { focusItem, type Move, isTyped, useTypeahead } from './menu-focus'
