/**
 * Polyfill of the used part of the Popover API for happy-dom: open, close, events, `popovertarget` and Escape. End-to-end tests
 * use Chromium's implementation.
 */
class PopoverToggle extends Event {
  readonly newState: 'open' | 'closed'

  constructor(type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') {
    super(type)
    this.newState = newState
  }
}

const openPopovers: { panel: HTMLElement; opener: Element | null }[] = []

function announce(panel: HTMLElement, newState: 'open' | 'closed'): void {
  panel.dispatchEvent(new PopoverToggle('beforetoggle', newState))
  queueMicrotask(() => panel.dispatchEvent(new PopoverToggle('toggle', newState)))
}

const isOpen = (panel: HTMLElement) => openPopovers.some((entry) => entry.panel === panel)

function show(panel: HTMLElement): void {
  if (!panel.hasAttribute('popover')) throw new DOMException('not a popover', 'NotSupportedError')
  if (isOpen(panel)) return
  openPopovers.push({ panel, opener: document.activeElement })
  announce(panel, 'open')
}

function hide(panel: HTMLElement): void {
  const at = openPopovers.findIndex((entry) => entry.panel === panel)
  const [entry] = at < 0 ? [] : openPopovers.splice(at, 1)
  if (!entry) return
  if (panel.contains(document.activeElement) && entry.opener instanceof HTMLElement) entry.opener.focus()
  announce(panel, 'closed')
}

/** @returns removes the listeners */
export function installPopover(): () => void {
  const removed = new AbortController()
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      show(this)
    },
    hidePopover(this: HTMLElement) {
      hide(this)
    },
  })
  const togglePopover = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest('[popovertarget]')?.getAttribute('popovertarget') : null
    const panel = id ? document.getElementById(id) : null
    if (!panel) return
    if (isOpen(panel)) hide(panel)
    else show(panel)
  }
  const closeTopPopover = ({ key, defaultPrevented }: KeyboardEvent) => {
    const top = openPopovers.at(-1)
    if (key === 'Escape' && !defaultPrevented && top) hide(top.panel)
  }
  document.addEventListener('click', togglePopover, removed)
  document.addEventListener('keydown', closeTopPopover, removed)
  return () => removed.abort()
}

export function resetPopovers(): void {
  openPopovers.length = 0
}
