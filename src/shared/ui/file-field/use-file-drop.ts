import { type ClipboardEvent, type DragEvent, useState } from 'react'

interface FileDropOptions {
  onDrop: (files: File[]) => void
  onPaste: (files: File[]) => void
  /** Accepts no files. The browser does not open a dropped file either, which would leave the page. */
  isDisabled?: boolean
}

/** Accepts files by drop and paste: spread `target` on an element, and style it while `isOver`. */
export function useFileDrop({ onDrop, onPaste, isDisabled = false }: FileDropOptions) {
  const [isOver, setOver] = useState(false)

  const dragOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
    setOver(!isDisabled)
  }

  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
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

  return {
    isOver,
    target: { onDragEnter: dragOver, onDragOver: dragOver, onDragLeave: dragLeave, onDrop: drop, onPaste: paste },
  }
}

export const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/** The files of a drop or a paste. Folders and text are left out: a folder looks like an empty file. */
export function filesOf(data: DataTransfer): File[] {
  return [...data.items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return []
    const file = item.getAsFile()
    return file ? [file] : []
  })
}

/** Whether a paste is text: applications that copy a table also add an image of it. */
export const isMeantAsText = ({ types }: DataTransfer): boolean => types.includes('text/plain')
