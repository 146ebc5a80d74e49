/** Element for `showInTopLayer`, to be moved into the top modal dialog: everything outside of that is inert. */
export function createTopLayerHost(className = ''): HTMLElement {
  const host = document.createElement('div')
  host.popover = 'manual'
  host.className = className
  return host
}

/** Calls `onChange` in the task in which a dialog opens or closes. Returns a cleanup. */
export function observeDialogs(onChange: () => void): () => void {
  const dialogs = new MutationObserver(onChange)
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  return () => dialogs.disconnect()
}
