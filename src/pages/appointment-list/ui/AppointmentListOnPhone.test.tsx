import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { list, openList } from '../../../../tests/support/vitest/appointment-list'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { uuid } from '../../../../tests/support/uuid'
import { listFilters } from '../model/appointment-list'

const server = startServer()
const { table, names } = list

test('on a phone the filters open from a button that shows the number of active filters', async () => {
  stubWindowWidth(390)
  const { scope, user } = await openList(server)
  await table()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Filtreler', expanded: false })
  await user.click(button)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Öncelik' }), 'Yüksek')
  expect(screen.getByRole('button', { name: 'Filtreler (1)', expanded: true })).toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: 'Tarih' }))
  await user.type(screen.getByRole('searchbox'), 'a')
  await user.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  await act(() => allSettled(listFilters.doctorChosen, { scope, params: { uuid: uuid(9), name: 'Dr. Ayşe' } }))
  expect(screen.getByRole('button', { name: 'Filtreler (5)' })).toBeInTheDocument()
})

test('on a phone a menu sorts the rows in both directions and restores the default order', async () => {
  stubWindowWidth(390)
  const { user } = await openList(server)
  await table()
  const choose = async (trigger: string, option: string) => {
    await user.click(screen.getByRole('button', { name: trigger }))
    await user.click(screen.getByRole('menuitemradio', { name: option }))
  }
  await choose('Sırala', 'Hasta')
  expect(names()).toEqual(['Çağla', 'Şule', 'Adsız hasta'])
  await choose('Sırala: Hasta, Artan', 'Azalan')
  expect(names()).toEqual(['Şule', 'Çağla', 'Adsız hasta'])
  await choose('Sırala: Hasta, Azalan', 'Varsayılan sıra')
  expect(screen.getByRole('button', { name: 'Sırala' })).toBeInTheDocument()
})
