import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import * as lifecycle from '@/shared/lifecycle'
import { errorCaught } from '@/shared/runtime-errors'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { lazyView } from './lazy-view'

// Without `spy: true`, because a spied event is no unit any more.
vi.mock('@/shared/lifecycle', async (importOriginal) => ({
  ...(await importOriginal<typeof lifecycle>()),
  onLoadable: vi.fn(),
}))
vi.mock('@/shared/browser', { spy: true })
const { onLoadable } = vi.mocked(lifecycle)

const stop = vi.fn()
let reportLoadable = () => {}

beforeEach(() => {
  vi.clearAllMocks()
  onLoadable.mockImplementation((_, notify) => {
    reportLoadable = notify
    return stop
  })
})

const Panel = () => <p>Panel</p>

async function setup(failure: Error, options?: Parameters<typeof lazyView>[1]) {
  const { promise, reject } = Promise.withResolvers<typeof Panel>()
  const load = vi.fn(() => Promise.resolve(Panel)).mockReturnValueOnce(promise)
  const View = lazyView(load, options)
  const { unmount, scope } = await renderScreen(<View />)
  const errors = recordPayloads(errorCaught, scope)
  await act(async () => reject(failure))
  return { errors, load, unmount, scope }
}

test('loaded code is rendered at once, without a placeholder', async () => {
  const View = lazyView(async () => Panel)
  await View.load()
  const { container } = render(<View />)
  expect(container).toHaveTextContent(/^Panel$/)
})

const missing = (isOutdated: boolean) =>
  new lifecycle.FileLoadError(Object.assign(new Error('502'), { request: '/static/7.js' }), isOutdated)

test('a panel without its file says so, and retries when the file is back (F-R02)', async () => {
  const { load } = await setup(missing(false))
  expect(screen.getByRole('alert')).toHaveTextContent('Sunucuya ulaşılamıyor')
  expect(onLoadable).toHaveBeenCalledExactlyOnceWith('/static/7.js', expect.any(Function))
  await act(async () => reportLoadable())
  expect(screen.getByText('Panel')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
  expect(stop).toHaveBeenCalledOnce()
})

test('a failed panel that is closed waits for no file (F-R02)', async () => {
  const { unmount } = await setup(missing(false))
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('a panel of an older version asks for a reload and does not retry (F-R02)', async () => {
  const { reloadPage } = vi.mocked(browser)
  reloadPage.mockReturnValue()
  const { scope } = await setup(missing(true))
  expect(screen.getByRole('alert')).toHaveTextContent('Yeni bir sürüm var')
  expect(onLoadable).not.toHaveBeenCalled()
  await act(() => allSettled(lifecycle.reloadBlockedChanged, { scope, params: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı yenile' }))
  expect(reloadPage, 'it waits for a write').not.toHaveBeenCalled()
  await act(() => allSettled(lifecycle.reloadBlockedChanged, { scope, params: false }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a defect in a panel is shown as one, reported once, and waits for no file (F-R02, F-R06)', async () => {
  const { errors, load } = await setup(new Error('a defect'))
  expect(screen.getByRole('alert')).toHaveTextContent('Bu bölüm gösterilemiyor')
  expect(onLoadable).not.toHaveBeenCalled()
  expect(errors).toEqual([{ kind: 'render', error: new Error('a defect') }])
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(screen.getByText('Panel')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
  expect(errors).toHaveLength(1)
})

test('a panel that loads silently reports a defect, but not a missing file (F-R06)', async () => {
  const { errors } = await setup(new Error('a defect'), { isSilent: true })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(errors).toHaveLength(1)
  expect((await setup(missing(false), { isSilent: true })).errors).toEqual([])
})
