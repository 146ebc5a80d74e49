import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import type { Notification } from '../model/notification'
import { changeRequested } from '../model/single-change'
import { RemovalDialog } from './RemovalDialog'

interface RemovalQuestionProps {
  listed: readonly Notification[]
  children: (onRemove: (uuid: string) => void) => ReactNode
}

/** Asks before one of the listed notifications is removed. The question ends when it leaves the list. */
export function RemovalQuestion({ listed, children }: RemovalQuestionProps) {
  'use memo'
  const change = useUnit(changeRequested)
  const [asked, setAsked] = useState<string | null>(null)
  const isListed = listed.some(({ uuid }) => uuid === asked)
  if (asked !== null && !isListed) setAsked(null)
  return (
    <>
      {children(setAsked)}
      <RemovalDialog
        count={isListed ? 1 : 0}
        onConfirm={() => {
          setAsked(null)
          if (asked !== null) change({ uuid: asked, to: 'removed' })
        }}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
