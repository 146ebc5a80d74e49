import { fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { applyLanguage } from '@/shared/i18n'
import { errorCaught } from '@/shared/runtime-errors'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { MissingEntries } from './MissingEntries'

test.each([
  ['collapsed', true],
  ['expanded', false],
])('in the %s menu the retry waits as long as the platform asks for (F-R08)', async (_, isCompact) => {
  vi.useFakeTimers()
  await applyLanguage('tr')
  const refetch = vi.fn()
  const error = new ApiError({ kind: 'rejected', operation: 'GET /x', status: 429, retryAt: Date.now() + 3_000 })
  render(<MissingEntries failure={{ error, refetch }} isCompact={isCompact} />)
  const retry = screen.getByRole('button', { name: /Yeniden dene$/ })
  expect(retry).toHaveTextContent(/3/)
  expect(retry).toHaveAccessibleDescription('Sunucu kısa bir süre beklemenizi istiyor.')
  fireEvent.click(retry)
  expect(refetch).not.toHaveBeenCalled()
})

test.each([
  ['collapsed', true],
  ['expanded', false],
])('in the %s menu the retry is busy while the permissions are requested again', async (_, isCompact) => {
  await applyLanguage('tr')
  const failure = { error: null, refetch: () => {} }
  const { rerender } = render(<MissingEntries failure={failure} isCompact={isCompact} />)
  const retry = screen.getByRole('button', { name: /Yeniden dene$/ })
  expect(retry).not.toHaveAttribute('aria-busy')
  rerender(<MissingEntries failure={{ ...failure, isRetrying: true }} isCompact={isCompact} />)
  expect(retry).toHaveAttribute('aria-busy', 'true')
})

test('a defect in the permissions is reported (F-R06)', () => {
  const scope = fork()
  const errors = recordPayloads(errorCaught, scope)
  const error = new TypeError('in the selection of the data')
  render(
    <Provider value={scope}>
      <MissingEntries failure={{ error, refetch: () => {} }} />
    </Provider>,
  )
  expect(errors).toEqual([{ kind: 'render', error }])
})
