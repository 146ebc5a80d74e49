import { act, fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { applyLanguage } from '@/shared/i18n'
import { errorCaught } from '@/shared/runtime-errors'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { ErrorState } from './ErrorState'
import { LoadError } from './LoadError'
import { RetryNotice } from './RetryNotice'
import { StaleNotice } from './StaleNotice'

const STALE = { data: [], isError: true, error: null, isRetrying: false, refetch: () => {} }
type FailedQuery = Omit<typeof STALE, 'error'> & { error: Error }

beforeEach(async () => {
  vi.useFakeTimers()
  await applyLanguage('tr')
})

test('the retry waits as long as the platform asks for and counts down, for the eye only (F-R08)', () => {
  const onRetry = vi.fn()
  const error = new ApiError({ kind: 'rejected', operation: 'GET /x', status: 429, retryAt: Date.now() + 3_000 })
  render(<ErrorState title="Yüklenemedi" onRetry={onRetry} error={error} />)
  const button = screen.getByRole('button', { name: 'Yeniden dene' })
  expect(button).toHaveTextContent(/^Yeniden dene\(3 sn\)$/)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Sunucu kısa bir süre beklemenizi istiyor.')
  fireEvent.click(button)
  expect(onRetry).not.toHaveBeenCalled()

  act(() => void vi.advanceTimersByTime(1_000))
  expect(button).toHaveTextContent(/^Yeniden dene\(2 sn\)$/)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(button).toHaveTextContent(/^Yeniden dene$/)
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('the retry of a stale list waits too (F-R08)', () => {
  const error = new ApiError({ kind: 'rejected', operation: 'GET /x', status: 429, retryAt: Date.now() + 3_000 })
  render(<StaleNotice query={{ ...STALE, error }} />)
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toHaveAttribute('aria-disabled', 'true')
})

test('the retry of a notice waits too (F-R08)', () => {
  const error = new ApiError({ kind: 'rejected', operation: 'GET /x', status: 429, retryAt: Date.now() + 3_000 })
  render(<RetryNotice query={{ error, refetch: () => {} }}>Yüklenemedi</RetryNotice>)
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toHaveAttribute('aria-disabled', 'true')
})

test('a stale list is announced after its notice is shown', () => {
  render(<StaleNotice query={STALE} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getByRole('status')).toHaveTextContent(/^Liste yenilenemedi/)
})

test('an error that is replaced gives the focus of its button to the main landmark', () => {
  const page = (isFailed: boolean) => (
    <main tabIndex={-1}>{isFailed && <ErrorState title="Yüklenemedi" onRetry={() => {}} />}</main>
  )
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Yeniden dene' }).focus()
  rerender(page(false))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('in a popover the focus stays in it', () => {
  const page = (isFailed: boolean) => (
    <main tabIndex={-1}>
      <div popover="auto" tabIndex={-1} data-testid="panel">
        {isFailed && <ErrorState title="Yüklenemedi" onRetry={() => {}} />}
      </div>
    </main>
  )
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Yeniden dene' }).focus()
  rerender(page(false))
  expect(screen.getByTestId('panel')).toHaveFocus()
})

const FAILED_LOADS = [
  ['without data', (query: FailedQuery) => <LoadError title="Yüklenemedi" query={{ ...query, isPaused: false }} />],
  ['of a stale list', (query: FailedQuery) => <StaleNotice text="Yüklenemedi" query={query} />],
  ['of a part', (query: FailedQuery) => <RetryNotice query={query}>Yüklenemedi</RetryNotice>],
] as const

test.each(FAILED_LOADS)(
  'of failed loads %s, defects are reported, failures of the platform are not (F-R06)',
  (_, notice) => {
    const scope = fork()
    const errors = recordPayloads(errorCaught, scope)
    const show = (error: Error) => <Provider value={scope}>{notice({ ...STALE, error })}</Provider>
    const { rerender } = render(show(new ApiError({ kind: 'server', operation: 'GET /x', status: 500 })))
    expect(screen.getByText('Yüklenemedi')).toBeInTheDocument()
    expect(errors).toEqual([])
    const defect = new TypeError('such as one in the selection of the data')
    rerender(show(defect))
    expect(errors).toEqual([{ kind: 'render', error: defect }])
  },
)

test.each([
  ['a stale notice', <StaleNotice key="" query={STALE} />],
  [
    'a notice',
    <RetryNotice key="" query={STALE}>
      Yüklenemedi
    </RetryNotice>,
  ],
])('%s that a retry removes gives the focus to the page', (_, notice) => {
  const page = (isFailed: boolean) => <main tabIndex={-1}>{isFailed && notice}</main>
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Yeniden dene' }).focus()
  rerender(page(false))
  expect(screen.getByRole('main')).toHaveFocus()
})
