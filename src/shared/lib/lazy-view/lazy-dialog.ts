import { type EventCallable, type Store, sample } from 'effector'
import type { ComponentType } from 'react'
import { createLazyView, type LazyView } from './lazy-view'

interface DialogState {
  $isOpen: Store<boolean>
  dismissed: EventCallable<void>
}

export type LazyDialogModel = LazyView<object> & DialogState

export function createLazyDialog(load: () => Promise<ComponentType>, state: DialogState): LazyDialogModel {
  return { ...createLazyView(load, sample({ clock: state.$isOpen, filter: Boolean })), ...state }
}
