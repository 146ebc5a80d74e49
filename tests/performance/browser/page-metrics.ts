/** Ready when each selector of `shown` matches a visible element and none of `hidden` matches. */
export interface ReadySelector {
  shown: readonly string[]
  hidden?: readonly string[]
}

/** Event Timing: duration from a key or click to the next paint. */
export interface SlowEvent {
  kind: string
  target: string
  duration: number
  /** Parts of the duration: input delay, and processing time of the handlers. */
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
  moved: string[]
}

interface PageMetrics {
  /** Milliseconds from the start of the navigation to the paint of the first selector. */
  ready: Promise<number>
  /** Selectors of `shown` without a match, and elements that match `hidden`. */
  notReadyBecause: () => string[]
  longTasks: LongTask[]
  shifts: Shift[]
  events: SlowEvent[]
  /** Starts waiting for a selector that does not match yet. */
  await: (selector: ReadySelector) => void
  /** Milliseconds from the last key or pointer press to that paint. */
  awaited: Promise<number>
}

declare global {
  interface Window {
    pageMetrics: PageMetrics
  }
}

/**
 * Runs in the page before its scripts. Only its source is sent to the browser, so it must not refer to outer variables.
 */
export const installPageMetrics = (first: ReadySelector): void => {
  const describe = (node: Node | null | undefined): string => {
    if (!(node instanceof Element)) return node?.parentElement ? `${describe(node.parentElement)} text` : '?'
    const label = node.getAttribute('aria-label') ?? node.textContent ?? ''
    return `${node.localName}${node.id && `#${node.id}`}${node.className ? `.${String(node.className)}` : ''} "${label.slice(0, 24)}"`
  }

  const isShown = ({ shown, hidden = [] }: ReadySelector) =>
    !hidden.some((selector) => document.querySelector(selector)) &&
    shown.every((selector) => document.querySelector(selector)?.checkVisibility())

  /** A task posted in a frame callback runs after the frame was painted. */
  const afterThisFrame = (done: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  }

  /**
   * Checks once per frame with DOM changes to limit the overhead, and in intervals, because visibility also depends on styles.
   */
  const painted = (selector: ReadySelector) =>
    new Promise<number>((resolve) => {
      let isScheduled = false
      const checkReady = () => {
        isScheduled = false
        if (!isShown(selector)) return
        observer.disconnect()
        clearInterval(interval)
        afterThisFrame(() => resolve(performance.now()))
      }
      const checkInNextFrame = () => {
        if (!isScheduled) requestAnimationFrame(checkReady)
        isScheduled = true
      }
      const observer = new MutationObserver(checkInNextFrame)
      const interval = setInterval(checkInNextFrame, 250)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })

  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  }

  let lastInput = 0
  for (const kind of ['keydown', 'pointerdown']) {
    addEventListener(kind, ({ timeStamp }) => (lastInput = timeStamp), { capture: true, passive: true })
  }

  const metrics: PageMetrics = {
    ready: painted(first),
    notReadyBecause: () => [
      ...first.shown.filter((selector) => !document.querySelector(selector)?.checkVisibility()),
      ...(first.hidden ?? []).flatMap((selector) => Array.from(document.querySelectorAll(selector), describe)),
    ],
    longTasks: [],
    shifts: [],
    events: [],
    await: (selector) => {
      if (isShown(selector)) throw new Error(`${selector.shown.join()} is on the page before the key`)
      metrics.awaited = painted(selector).then((at) => at - lastInput)
    },
    awaited: Promise.resolve(Number.NaN),
  }
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push({ start: startTime, duration }))
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    if (shift.hadRecentInput) return
    metrics.shifts.push({
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
      metrics.events.push({
        kind: name,
        target: describe(target),
        duration,
        delay,
        handlers: processingEnd - processingStart,
      })
    },
    { durationThreshold: 16 },
  )
  window.pageMetrics = metrics
}
