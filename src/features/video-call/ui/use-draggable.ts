import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** From the upper left corner of the surroundings, in pixels. */
export interface Position {
  x: number
  y: number
}

const STEP_PX = 16
const LONG_STEP_PX = 80
/** A hand that presses is never quite still. */
const DRAG_THRESHOLD_PX = 4
/** The styles keep what is moved inside its surroundings, so that this is the far end whatever their size. */
const END = 100_000
/** Clockwise; null is where the styles put it. */
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

export interface MoveHandle {
  'data-move': string
  onKeyDown: (event: KeyboardEvent) => void
  onClick: () => void
}

interface Drag {
  /** Where the pointer went down, and where the box was then. */
  pointer: Position
  box: Position
  isMoving: boolean
}

interface DraggableOptions {
  /** Null is where the styles put it. */
  position: Position | null
  onMove: (position: Position | null) => void
}

/**
 * Lets a box be dragged, be moved by arrow keys, and go from corner to corner by a press on its handle (marked `data-move`),
 * for hands that cannot drag. Where it has `data-moved` its styles take the place from `--x` and `--y` and keep it inside.
 */
export function useDraggable<Box extends HTMLElement>({ position, onMove }: DraggableOptions) {
  const box = useRef<Box>(null)
  const [corner, setCorner] = useState(0)
  const drag = useRef<Drag>(null)

  const grab = (event: PointerEvent<HTMLElement>) => {
    drag.current = null
    if (!box.current || event.button !== 0 || isOtherControl(event.target)) return
    drag.current = { pointer: { x: event.clientX, y: event.clientY }, box: positionOf(box.current), isMoving: false }
    // A hand is quicker than the box. Where it holds the handle, that still gets its click.
    const holder = handleAt(event.target) ?? event.currentTarget
    holder.setPointerCapture(event.pointerId)
  }

  const move = ({ clientX, clientY, buttons }: PointerEvent) => {
    const activeDrag = drag.current
    if (!activeDrag || buttons === 0) return
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

  const goToNextCorner = () => {
    // The end of a drag that began on the handle is no press.
    if (drag.current?.isMoving) return
    const next = (corner + 1) % CORNERS.length
    setCorner(next)
    onMove(CORNERS[next] ?? null)
  }

  return {
    box,
    moved: { 'data-moved': position ? '' : undefined, style: position ? cssOf(position) : undefined },
    surface: { onPointerDown: grab, onPointerMove: move },
    handle: { 'data-move': '', onKeyDown: moveByKey, onClick: goToNextCorner } satisfies MoveHandle,
  }
}

export type Draggable<Box extends HTMLElement> = ReturnType<typeof useDraggable<Box>>
