import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Box, type FreePosition, findFreePosition, isUnderStrip } from './find-free-position'

/** A dialog that would be covered by the strip ends above it (CallDialog.module.css). */
const ABOVE_STRIP = 'data-above-strip'

/** Where the small window stands while a dialog has the page: beside it, as long as the doctor does not put it elsewhere. */
export function useFreePosition(box: RefObject<HTMLElement | null>, over: HTMLDialogElement | null) {
  const [position, setPosition] = useState<FreePosition | null>(null)
  const home = useRef<Box>(null)
  const isLeft = useRef(false)

  useLayoutEffect(() => {
    if (!over) return
    const settle = () => {
      if (!box.current || isLeft.current) return
      home.current ??= layoutBox(box.current)
      // The dialog is looked at where it is without the strip, else it and the strip would push each other about.
      over.removeAttribute(ABOVE_STRIP)
      const room = { width: document.body.clientWidth, height: document.documentElement.clientHeight }
      const dialog = layoutBox(over)
      const clear = findFreePosition({ window: room, home: home.current, dialog })
      setPosition(clear)
      over.toggleAttribute(ABOVE_STRIP, clear === 'strip' && isUnderStrip(dialog, room))
    }
    settle()
    const sizes = new ResizeObserver(settle)
    sizes.observe(over)
    window.addEventListener('resize', settle)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', settle)
      over.removeAttribute(ABOVE_STRIP)
      home.current = null
      isLeft.current = false
      setPosition(null)
    }
  }, [box, over])

  /** The doctor knows better, until another dialog opens. */
  const leave = () => {
    isLeft.current = true
    setPosition(null)
  }
  return { position, leave }
}

/** Where a fixed element is once it has finished moving in. */
const layoutBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
})
