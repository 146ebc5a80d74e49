/** Final position of a fixed element, without its animation. */
export const layoutBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight)
