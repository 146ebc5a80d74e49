import { expect, test } from 'vitest'
import { nextSort, type Sort } from './sort'

const by = (column: string, direction: Sort<string>['direction'] = 'ascending') => ({ column, direction })

test('a column sorts ascending, descending, then not at all; another column starts ascending', () => {
  const up = nextSort(null, 'doctor')
  expect(up).toEqual(by('doctor'))
  const down = nextSort(up, 'doctor')
  expect(down).toEqual(by('doctor', 'descending'))
  expect(nextSort(down, 'doctor')).toBeNull()
  expect(nextSort(down, 'time')).toEqual(by('time'))
})
