import { act } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { moveColumn, resizeColumn } from '@/shared/columns'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { columnLayout, columnToggled } from '../model/column-preferences'
import { AppointmentTableSkeleton } from './AppointmentTableSkeleton'

test('while the list loads, its rows have the columns of the user', async () => {
  const { container, scope } = await renderScreen(<AppointmentTableSkeleton />)
  await act(() => allSettled(columnToggled, { scope, params: 'doctor' }))
  await act(() =>
    allSettled(columnLayout.updated, {
      scope,
      params: (layout) => resizeColumn(moveColumn(layout, 'message', 'time'), 'message', 300),
    }),
  )
  const rows = container.querySelector<HTMLElement>('[style*="--column-tracks"]')
  expect(rows?.style.getPropertyValue('--column-tracks')).toBe(
    '300px minmax(80px, 0fr) minmax(140px, 1.7fr) minmax(132px, 1.1fr) minmax(136px, 1fr)',
  )
  expect(rows?.firstElementChild?.children, 'the selection and five columns').toHaveLength(6)
})
