import { type EventCallable, type Store, sample } from 'effector'
import type { ComponentType } from 'react'
import { createLateView, type LateView } from './lazy-view'

interface DialogState {
  $isOpen: Store<boolean>
  dismissed: EventCallable<void>
}

/** A dialog that binds itself, and whose code is late: needed at the latest when it opens. */
export type LateDialogCode = LateView<object> & DialogState

export function createLateDialog(load: () => Promise<ComponentType>, state: DialogState): LateDialogCode {
  return { ...createLateView(load, sample({ clock: state.$isOpen, filter: Boolean })), ...state }
}
