import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import type { Notification } from '../model/notification'
import { changeRequested } from '../model/single-change'
import { RemovalDialog } from './RemovalDialog'

interface RemovalConfirmationProps {
  listed: readonly Notification[]
  children: (requestRemoval: (uuid: string) => void) => ReactNode
}

/** Asks before one of the listed notifications is removed. The dialog closes when that notification leaves the list. */
export function RemovalConfirmation({ listed, children }: RemovalConfirmationProps) {
  'use memo'
  const change = useUnit(changeRequested)
  const [uuidToRemove, setUuidToRemove] = useState<string | null>(null)
  const notification = listed.find(({ uuid }) => uuid === uuidToRemove)
  if (uuidToRemove !== null && !notification) setUuidToRemove(null)
  return (
    <>
      {children(setUuidToRemove)}
      <RemovalDialog
        notifications={notification ? [notification] : []}
        onConfirm={() => {
          setUuidToRemove(null)
          if (uuidToRemove !== null) change({ uuid: uuidToRemove, to: 'removed' })
        }}
        onClose={() => setUuidToRemove(null)}
      />
    </>
  )
}
