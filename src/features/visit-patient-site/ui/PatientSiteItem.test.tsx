import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { $isPatientSiteAvailable } from '../model/availability'
import { PatientSiteItem } from './PatientSiteItem'

test('the item appears in an open menu when the response arrives, and does not take the focus', async () => {
  const { scope } = await renderScreen(
    <Menu label="Hesap" trigger={(props) => <button type="button" {...props} />}>
      <PatientSiteItem />
      <MenuItem onSelect={() => {}}>Çıkış yap</MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button'))
  const signOut = screen.getByRole('menuitem', { name: 'Çıkış yap' })
  expect(screen.getAllByRole('menuitem')).toEqual([signOut])
  await act(() => allSettled($isPatientSiteAvailable, { scope, params: true }))
  expect(screen.getByRole('menuitem', { name: 'Hasta sitesine git' })).toBeInTheDocument()
  expect(signOut).toHaveFocus()
})
