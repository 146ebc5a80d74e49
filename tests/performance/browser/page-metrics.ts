/** What tells that something is on the screen: every selector of `shown` matches a visible element, none of `gone` matches. */
export interface ReadySelector {
  shown: readonly string[]
  hidden?: readonly string[]
}

/** A key or click and how long the browser took from it to the next paint (Event Timing). */
export interface SlowEvent {
  kind: string
  target: string
  duration: number
  /** Of it: waiting for the main thread, and running handlers. */
  delay: number
  handlers: number
}

export interface LongTask {
  start: number
  duration: number
}

export interface Shift {
  at: number
  value: number
  /** Elements that moved, as short selectors. */
  moved: string[]
}

export interface PageMetrics {
  /** Milliseconds after the navigation began at which the first sight had been painted. */
  ready: Promise<number>
  /** Why the first sight is not there: selectors that match nothing, or what is still there. */
  notReadyBecause: () => string[]
  longTasks: LongTask[]
  shifts: Shift[]
  events: SlowEvent[]
  /** Waits for a sight that is not there yet; the clock runs from the last key or press before it. */
  await: (selector: ReadySelector) => void
  /** Milliseconds from the last key or press to that paint. */
  awaited: Promise<number>
}

declare global {
  interface Window {
    pageMetrics: PageMetrics
  }
}

/**
 * Runs inside the page before any of its scripts. It must carry everything that it uses, because only its text travels there.
 */
export const installPageMetrics = (first: ReadySelector): void => {
  const describe = (node: Node | null | undefined): string => {
    if (!(node instanceof Element)) return node?.parentElement ? `${describe(node.parentElement)} text` : '?'
    const label = node.getAttribute('aria-label') ?? node.textContent ?? ''
    return `${node.localName}${node.id && `#${node.id}`}${node.className ? `.${String(node.className)}` : ''} "${label.slice(0, 24)}"`
  }

  const isSeen = ({ shown, hidden = [] }: ReadySelector) =>
    !hidden.some((selector) => document.querySelector(selector)) &&
    shown.every((selector) => document.querySelector(selector)?.checkVisibility())

  /** A frame has left the main thread when a task posted from inside of it runs. */
  const afterThisFrame = (done: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  }

  /**
   * Looks once in each frame that changes something, so that watching costs the page as little as can be, and now and
   * then anyway, because what is visible also depends on styles.
   */
  const seen = (selector: ReadySelector) =>
    new Promise<number>((resolve) => {
      let isLooking = false
      const checkReady = () => {
        isLooking = false
        if (!isSeen(selector)) return
        observer.disconnect()
        clearInterval(rounds)
        afterThisFrame(() => resolve(performance.now()))
      }
      const lookInNextFrame = () => {
        if (!isLooking) requestAnimationFrame(checkReady)
        isLooking = true
      }
      const observer = new MutationObserver(lookInNextFrame)
      const rounds = setInterval(lookInNextFrame, 250)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })

  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  }

  let lastInput = 0
  for (const kind of ['keydown', 'pointerdown']) {
    addEventListener(kind, ({ timeStamp }) => (lastInput = timeStamp), { capture: true, passive: true })
  }

  const watch: PageMetrics = {
    ready: seen(first),
    notReadyBecause: () => [
      ...first.shown.filter((selector) => !document.querySelector(selector)?.checkVisibility()),
      ...(first.hidden ?? []).flatMap((selector) => Array.from(document.querySelectorAll(selector), describe)),
    ],
    longTasks: [],
    shifts: [],
    events: [],
    await: (selector) => {
      if (isSeen(selector)) throw new Error(`${selector.shown.join()} is on the page before the key`)
      watch.awaited = seen(selector).then((at) => at - lastInput)
    },
    awaited: Promise.resolve(Number.NaN),
  }
  observe('longtask', ({ startTime, duration }) => watch.longTasks.push({ start: startTime, duration }))
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    if (shift.hadRecentInput) return
    watch.shifts.push({
      at: shift.startTime,
      value: shift.value,
      moved: shift.sources.map(({ node }) => describe(node)),
    })
  })
  observe(
    'event',
    (entry) => {
      const event = entry as PerformanceEventTiming
      if (!event.interactionId) return
      const { name, duration, startTime, processingStart, processingEnd, target } = event
      const delay = processingStart - startTime
      watch.events.push({
        kind: name,
        target: describe(target),
        duration,
        delay,
        handlers: processingEnd - processingStart,
      })
    },
    { durationThreshold: 16 },
  )
  window.pageMetrics = watch
}
