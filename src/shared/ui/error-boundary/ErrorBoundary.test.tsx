import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { problemOccurred } from '@/shared/report'
import { createCaughtErrorHandler } from '@/shared/runtime-errors'
import { expectConsole } from '../../../../tests/support/vitest/console'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { Card } from '../card'
import { Dialog } from '../dialog'
import { Drawer } from '../drawer'
import { Menu } from '../menu'
import { Popover } from '../popover'
import { ErrorBoundary, RenderError } from './ErrorBoundary'

beforeEach(() => applyLanguage('tr'))

let failure: Error | null = null
function Part() {
  if (failure) throw failure
  return <p>İçerik</p>
}

function setup(ui: ReactElement) {
  failure = new TypeError('Ayşe Yılmaz')
  const scope = fork()
  const report = recordPayloads(problemOccurred, scope)
  const view = render(ui, { onCaughtError: createCaughtErrorHandler(scope) })
  return { ...view, report }
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))

/** Every caught error is written to the console. */
const expectCaughtError = () => expectConsole(/Ayşe Yılmaz/)

test('a part that fails says so, is reported once, and is shown after a retry (F-R01)', async () => {
  expectCaughtError()
  expectCaughtError()
  const { report } = setup(
    <>
      <p>Menü</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Bu bölüm gösterilemiyor')
  await retry()
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(report).toEqual([expect.objectContaining({ kind: 'render', details: expect.arrayContaining(['TypeError']) })])
  expect(JSON.stringify(report)).not.toContain('Ayşe')
  failure = null
  await retry()
  expect(screen.getByText('İçerik')).toBeInTheDocument()
  expect(screen.getByText('Menü')).toBeInTheDocument()
})

test('another reset key shows the part again (F-R01)', () => {
  expectCaughtError()
  const page = (visit: string) => (
    <ErrorBoundary resetKey={visit} fallback={(onRetry) => <RenderError variant="page" onRetry={onRetry} />}>
      <Part />
    </ErrorBoundary>
  )
  const { rerender } = setup(page('a'))
  expect(screen.getByRole('heading', { level: 1, name: 'Bu sayfa gösterilemiyor' })).toBeInTheDocument()
  failure = null
  rerender(page('a'))
  expect(screen.queryByText('İçerik')).not.toBeInTheDocument()
  rerender(page('b'))
  expect(screen.getByText('İçerik')).toBeInTheDocument()
})

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s whose body fails keeps its title and its close button (F-R01)', (_, Frame) => {
  expectCaughtError()
  setup(
    <Frame isOpen onClose={() => {}} title="Kart" width={400}>
      <Part />
    </Frame>,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Kart' }))
  expect(dialog.getByRole('alert')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Kapat' })).toBeInTheDocument()
})

test('a card whose body fails keeps its title (F-R01)', () => {
  expectCaughtError()
  setup(
    <Card title="Hatırlatmalar">
      <Part />
    </Card>,
  )
  expect(within(screen.getByRole('region', { name: 'Hatırlatmalar' })).getByRole('alert')).toBeInTheDocument()
})

test.each([
  ['popover', Popover],
  ['menu', Menu],
])('a %s whose panel fails keeps its button (F-R01)', async (_, Panel) => {
  expectCaughtError()
  setup(
    <Panel
      label="Panel"
      trigger={({ popoverTarget }) => (
        <button type="button" popoverTarget={popoverTarget}>
          Aç
        </button>
      )}
    >
      <Part />
    </Panel>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Aç' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Bu bölüm gösterilemiyor')
  expect(screen.getByRole('button', { name: 'Aç' })).toBeInTheDocument()
})
