/**
 * Shows a `popover="manual"` in the top layer until it is removed or the returned function is called. Browsers throw
 * while another popover opens, and React may render in the middle of that: the popover is then shown right after.
 */
export function showInTopLayer(element: HTMLElement): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  try {
    element.showPopover()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    retry = setTimeout(() => {
      if (element.isConnected) element.showPopover()
    })
  }
  return () => {
    clearTimeout(retry)
    element.hidePopover()
  }
}
