/**
 * Shows a `popover="manual"` in the top layer, for as long as it is in the page or until the returned function is called.
 * The browser shows none while it opens another one, and React may draw in the middle of that: it is then shown right after.
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
