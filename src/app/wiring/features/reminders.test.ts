import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { ownerRequested, ownerUnidentified, ownerIdentified } from '@/entities/reminder'
import { fetchCurrentUserFx } from '@/entities/user'
import { helpDismissed } from '@/features/browse-help'
import { shortcutListDismissed } from '@/features/list-shortcuts'
import { recentToastsDismissed } from '@/features/review-toasts'
import { notificationsDrawerDismissed } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { paletteDismissed } from '@/features/search-patients'
import { callMinimiseRequested } from '@/features/video-call'
import { patientDismissed } from '@/features/view-patient'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { menuDrawerDismissed } from '@/widgets/main-navigation'
import './reminders'
import '../user'

const USER = '00000000-0000-4000-8000-000000000009'

const setup = () => fork({ values: [[$queryClient, createPortalQueryClient()]] })

test('overlays close and a call is minimised when the list of reminders opens', async () => {
  const scope = setup()
  const onDismissed = vi.fn()
  const units = [
    notificationsDrawerDismissed,
    recentToastsDismissed,
    patientDismissed,
    helpDismissed,
    menuDrawerDismissed,
    shortcutListDismissed,
    paletteDismissed,
    callMinimiseRequested,
  ]
  for (const unit of units) createWatch({ unit, scope, fn: onDismissed })
  await allSettled(remindersRequested, { scope })
  expect(onDismissed).toHaveBeenCalledTimes(8)
})

test('local states belong to the identified user', async () => {
  const scope = setup()
  const [ownerPending, identified, unknown] = [vi.fn(), vi.fn(), vi.fn()]
  createWatch({ unit: ownerRequested, scope, fn: ownerPending })
  createWatch({ unit: ownerIdentified, scope, fn: identified })
  createWatch({ unit: ownerUnidentified, scope, fn: unknown })
  const client = scope.getState($queryClient)
  client.setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo: { uuid: USER } })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(ownerPending).toHaveBeenCalledOnce()
  expect(identified).toHaveBeenCalledExactlyOnceWith(USER)
  expect(unknown).not.toHaveBeenCalled()
})

test.each([
  [{ user_code: 'D-1' }, ['user_code:D-1'], 0],
  [{ email: 'a@b.c' }, ['email:a@b.c'], 0],
  [{ name: 'Ayşe' }, [], 1],
])(
  'local states of a user without uuid, %o, are stored under the next identity',
  async (userInfo, identities, unknowns) => {
    const scope = setup()
    const [identified, unknown] = [vi.fn(), vi.fn()]
    createWatch({ unit: ownerIdentified, scope, fn: identified })
    createWatch({ unit: ownerUnidentified, scope, fn: unknown })
    scope.getState($queryClient).setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo })
    await allSettled(fetchCurrentUserFx, { scope })
    expect(identified.mock.calls.flat()).toEqual(identities)
    expect(unknown).toHaveBeenCalledTimes(unknowns)
  },
)
