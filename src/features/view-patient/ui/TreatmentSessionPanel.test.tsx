import { act, fireEvent, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { $treatmentSession, treatmentSessionOpened } from '../model/patient-card'
import { TreatmentSessionPanel } from './TreatmentSessionPanel'

const view = { kind: 'treatment-session', patientId: '42', treatmentSessionId: '7' } as const

test.each([
  ['"Kapat"', () => fireEvent.click(screen.getAllByRole('button', { name: 'Kapat' }).at(-1) as HTMLElement)],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('%s closes the treatment session', async (_, close) => {
  const { scope } = await renderScreen(<TreatmentSessionPanel />)
  await act(() => allSettled(treatmentSessionOpened, { scope, params: view }))
  expect(screen.getByRole('dialog', { name: 'Seans' })).toBeInTheDocument()
  close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(scope.getState($treatmentSession)).toBeNull()
})
