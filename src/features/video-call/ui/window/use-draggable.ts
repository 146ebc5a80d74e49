import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Pixels from the top left corner of the container. */
export interface Position {
  x: number
  y: number
}

const STEP_PX = 16
const LONG_STEP_PX = 80
/** A click may move the pointer by a few pixels. */
const DRAG_THRESHOLD_PX = 4
/** Beyond every container: the styles clamp the position. */
const END = 100_000
/** Clockwise; null is the default position of the styles. */
const CORNERS: readonly (Position | null)[] = [null, { x: 0, y: END }, { x: 0, y: 0 }, { x: END, y: 0 }]
const ARROWS: Record<string, Position> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const positionOf = ({ offsetLeft, offsetTop }: HTMLElement): Position => ({ x: offsetLeft, y: offsetTop })
const cssOf = ({ x, y }: Position) => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties
const handleAt = (target: EventTarget) => (target instanceof Element ? target.closest('[data-move]') : null)
const isOtherControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button:not([data-move]), a, select') !== null

/** Chromium starts to drag a link that the box uncovers below the pressed pointer, which cancels the pointer. */
function preventNativeDrag({ ownerDocument }: Element): void {
  const released = new AbortController()
  const { signal } = released
  ownerDocument.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  for (const end of ['pointerup', 'pointercancel']) {
    ownerDocument.addEventListener(end, () => released.abort(), { signal, capture: true })
  }
}

export interface MoveHandle {
  'data-move': string
  onKeyDown: (event: KeyboardEvent) => void
  onClick: (event: MouseEvent) => void
}

interface Drag {
  pointer: Position
  box: Position
  isMoving: boolean
}

interface DraggableOptions {
  position: Position | null
  onMove: (position: Position | null) => void
}

/**
 * Makes a box movable by dragging, by arrow keys, and from corner to corner by clicking its handle (`data-move`), for
 * users who cannot drag. A box with `data-moved` is positioned by `--x` and `--y`, which its styles clamp.
 */
export function useDraggable<Box extends HTMLElement>({ position, onMove }: DraggableOptions) {
  const box = useRef<Box>(null)
  const drag = useRef<Drag>(null)

  const grab = (event: PointerEvent<HTMLElement>) => {
    // A further finger is ignored.
    if (!event.isPrimary) return
    drag.current = null
    if (!box.current || event.button !== 0 || isOtherControl(event.target)) return
    drag.current = { pointer: { x: event.clientX, y: event.clientY }, box: positionOf(box.current), isMoving: false }
    // Keeps the drag when the pointer leaves the box. The handle captures its own pointer, so that it still gets a
    // click.
    const holder = handleAt(event.target) ?? event.currentTarget
    holder.setPointerCapture(event.pointerId)
    preventNativeDrag(holder)
  }

  const move = ({ isPrimary, clientX, clientY, buttons }: PointerEvent) => {
    const activeDrag = drag.current
    if (!activeDrag || !isPrimary || buttons === 0) return
    const by = { x: clientX - activeDrag.pointer.x, y: clientY - activeDrag.pointer.y }
    if (!activeDrag.isMoving) {
      if (Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return
      activeDrag.isMoving = true
    }
    onMove({ x: activeDrag.box.x + by.x, y: activeDrag.box.y + by.y })
  }

  const moveByKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow || !box.current) return
    event.preventDefault()
    const { x, y } = positionOf(box.current)
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX
    onMove({ x: x + arrow.x * step, y: y + arrow.y * step })
  }

  const goToNextCorner = ({ detail }: MouseEvent) => {
    // A drag that started on the handle also ends with a click; a click by a key has no count.
    if (detail > 0 && drag.current?.isMoving) return
    const corner = CORNERS.findIndex((at) => at?.x === position?.x && at?.y === position?.y)
    onMove(CORNERS[(Math.max(corner, 0) + 1) % CORNERS.length] ?? null)
  }

  return {
    box,
    moved: { 'data-moved': position ? '' : undefined, style: position ? cssOf(position) : undefined },
    surface: { onPointerDown: grab, onPointerMove: move },
    handle: { 'data-move': '', onKeyDown: moveByKey, onClick: goToNextCorner } satisfies MoveHandle,
  }
}

export type Draggable<Box extends HTMLElement> = ReturnType<typeof useDraggable<Box>>
