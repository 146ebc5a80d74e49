import { createStore } from 'effector'
import { $currentRoute } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'
import type { GroupJump } from '@/shared/ui/list'

const $isOpen = $currentRoute.map((route) => route?.id === 'crm')

const nextPatient = createShortcut({ id: 'nextPatient', group: 'general', chord: { key: 'j' }, when: $isOpen })
const previousPatient = createShortcut({ id: 'previousPatient', group: 'general', chord: { key: 'k' }, when: $isOpen })

/** `signal` is incremented to jump to the next or previous patient. */
export const $groupJump = createStore<GroupJump>({ signal: 0, direction: 1 })
  .on(nextPatient.pressed, ({ signal }) => ({ signal: signal + 1, direction: 1 }))
  .on(previousPatient.pressed, ({ signal }) => ({ signal: signal + 1, direction: -1 }))
