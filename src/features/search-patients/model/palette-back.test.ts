import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import type { Patient } from '@/entities/patient'
import { $highlightedRow, rowHighlighted } from './palette-choice'
import {
  $actionsPatient,
  actionsOpened,
  backRequested,
  $isPaletteOpen,
  paletteClosed,
  paletteDismissed,
  $text,
  textTyped,
} from './palette'

vi.mock('@/shared/browser')

const ali: Patient = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'Ali',
  surname: null,
  phone: null,
  birthDate: null,
  citizenshipNumber: null,
}

async function setup() {
  const scope = fork({ values: [[$isPaletteOpen, true]] })
  let dismissals = 0
  createWatch({ unit: paletteDismissed, scope, fn: () => void (dismissals += 1) })
  await allSettled(textTyped, { scope, params: 'ali' })
  await allSettled(actionsOpened, { scope, params: ali })
  return { scope, dismissals: () => dismissals, goBack: () => allSettled(backRequested, { scope }) }
}

test('back leaves the actions, then the palette, and keeps the text and the active row', async () => {
  const { scope, dismissals, goBack } = await setup()
  await allSettled(rowHighlighted, { scope, params: 'call' })
  await goBack()
  expect(scope.getState($actionsPatient)).toBeNull()
  expect(scope.getState($highlightedRow)).toBe(`patient-${ali.uuid}`)
  expect(scope.getState($text)).toBe('ali')
  expect(dismissals()).toBe(0)
  await goBack()
  expect(dismissals()).toBe(1)
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('the actions start at the first one, whatever row was highlighted', async () => {
  const { scope, goBack } = await setup()
  await goBack()
  await allSettled(actionsOpened, { scope, params: ali })
  expect(scope.getState($highlightedRow)).toBeNull()
})

test('another text and the end of the palette close the actions', async () => {
  const { scope } = await setup()
  await allSettled(textTyped, { scope, params: 'ali ' })
  expect(scope.getState($actionsPatient)).toBeNull()
  await allSettled(actionsOpened, { scope, params: ali })
  await allSettled(paletteClosed, { scope })
  expect(scope.getState($actionsPatient)).toBeNull()
  expect(scope.getState($highlightedRow)).toBeNull()
})
