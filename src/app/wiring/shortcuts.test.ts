import { allSettled, fork } from 'effector'
import { beforeAll, expect, test } from 'vitest'
import { i18n, loadLanguage } from '@/shared/i18n'
import { allShortcuts, ariaChord } from '@/shared/shortcuts'
import { loadCallStageFx } from '../../../tests/support/vitest/call-model'
import '@/app/layouts/feature-views'
import '@/app/wiring'
import '@/pages/patient-worklist'

// The call shortcuts are registered by a lazy chunk.
beforeAll(() => allSettled(loadCallStageFx, { scope: fork() }))

test('every shortcut with a label is registered', async () => {
  await loadLanguage('tr')
  const { labels } = i18n.getResourceBundle('tr', 'shortcuts') as { labels: object }
  const bound = allShortcuts().map(({ id }) => id)
  expect(bound.toSorted()).toEqual(Object.keys(labels).toSorted())
})

test('no two shortcuts have the same keys', () => {
  const chords = allShortcuts().map(({ chord }) => ariaChord(chord, false))
  expect(new Set(chords).size).toBe(chords.length)
})
