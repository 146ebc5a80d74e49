import { sample } from 'effector'
import { changeFailed, changeMade, type NotificationChange, notificationListsKey } from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { type Message, type MessageText, messageShown } from '@/shared/messages'
import { readFailed } from '@/shared/query'
import { $isDrawerOpen } from './notifications-drawer'

const DONE: Record<NotificationChange['to'], MessageText['key']> = {
  removed: 'notificationRemoved',
  hidden: 'notificationHidden',
  shown: 'notificationShown',
}

const FAILED: Record<NotificationChange['to'], MessageText['key']> = {
  removed: 'notificationChangeFailed',
  hidden: 'notificationChangeFailed',
  shown: 'notificationShowFailed',
}

sample({
  clock: changeMade,
  fn: ({ to }): Message => ({ tone: 'success', text: { key: DONE[to] } }),
  target: messageShown,
})
sample({
  clock: changeFailed,
  fn: ({ to }): Message => ({ tone: 'danger', text: { key: FAILED[to] } }),
  target: messageShown,
})

/** Of what fails while the drawer is shut, the screen that asked for it tells. */
const failedHere = sample({ clock: readFailed, source: $isDrawerOpen, filter: Boolean, fn: (_, key) => key[1] })
sample({
  clock: failedHere,
  filter: (path) => path === notificationListsKey()[1],
  fn: (): Message => ({ tone: 'danger', text: { key: 'notificationsFailed' } }),
  target: messageShown,
})
sample({
  clock: failedHere,
  filter: (path) => path === getListDoctorsQueryKey()[1],
  fn: (): Message => ({ tone: 'danger', text: { key: 'doctorsFailed' } }),
  target: messageShown,
})
