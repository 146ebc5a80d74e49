import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { filesOf, hasFiles, isMeantAsText } from './files-of'

type FileDropOptions = {
  onDrop: (files: File[]) => void
  onPaste: (files: File[]) => void
  /** Takes nothing right now. The browser then does not open what is dropped either, which would cost the page. */
  isDisabled?: boolean
}

/** Makes an element take files by drop and paste: spread `target` on it, and show `isOver` while files hang above it. */
export function useFileDrop({ onDrop, onPaste, isDisabled = false }: FileDropOptions) {
  const [isOver, setOver] = useState(false)

  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
    setOver(!isDisabled)
  }

  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }

  const drop = (event: DragEvent) => {
    setOver(false)
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    const files = filesOf(event.dataTransfer)
    if (files.length > 0 && !isDisabled) onDrop(files)
  }

  const paste = (event: ClipboardEvent) => {
    if (isMeantAsText(event.clipboardData)) return
    const files = filesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    if (!isDisabled) onPaste(files)
  }

  return { isOver, target: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: drop, onPaste: paste } }
}
