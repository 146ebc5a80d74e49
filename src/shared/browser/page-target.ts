import { isTextField, isTypeaheadTarget } from './keyboard'

/** These use letters themselves, for example to find an entry. */
const LETTER_TARGETS = '[popover], [role="menu"], [role="menubar"], [data-tree]'

/** No dialog is open, and the focus is in no field, menu or popover. In a file of its own, which is loaded on demand. */
export const isPageTarget = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal') === null &&
  !isTextField(target) &&
  !isTypeaheadTarget(target) &&
  !(target instanceof Element && target.closest(LETTER_TARGETS) !== null)
