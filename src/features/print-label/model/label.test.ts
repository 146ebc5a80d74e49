import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { $label, labelRequested } from './label'

vi.mock('@/shared/browser')
const printPage = vi.mocked(browser.printPage)
beforeEach(() => vi.resetAllMocks())

const ID = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

function setup() {
  const scope = fork()
  const messages: ToastContent[] = []
  createWatch({ unit: toastRequested, fn: (message) => messages.push(message), scope })
  return {
    scope,
    messages,
    ask: (patientId = ID) => allSettled(labelRequested, { scope, params: { patientId, name: 'Ali Yılmaz' } }),
  }
}

test('the label is on the page while it is printed, and gone afterwards', async () => {
  const { scope, ask, messages } = setup()
  let printed: unknown
  printPage.mockImplementation(async () => {
    printed = scope.getState($label)
  })
  await ask()
  expect(printed).toMatchObject({ patientId: ID, name: 'Ali Yılmaz', barcode: { width: expect.any(Number) } })
  expect(scope.getState($label)).toBeNull()
  expect(messages).toEqual([])
})

test('a printer that cannot be reached is said, and nothing stays behind', async () => {
  const { scope, ask, messages } = setup()
  printPage.mockRejectedValue(new Error('blocked'))
  await ask()
  expect(scope.getState($label)).toBeNull()
  expect(messages).toEqual([{ tone: 'danger', text: { key: 'labelFailed' } }])
})

test('an id that no bar code can carry prints nothing', async () => {
  const { ask, messages } = setup()
  await ask('hasta ğ')
  expect(printPage).not.toHaveBeenCalled()
  expect(messages).toHaveLength(1)
})
