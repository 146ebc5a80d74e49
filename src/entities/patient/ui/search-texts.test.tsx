import { renderHook } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { applyLanguage } from '@/shared/i18n'
import { errorCaught } from '@/shared/runtime-errors'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { useSearchNotice } from './search-texts'

beforeEach(() => applyLanguage('tr'))

test('of failed searches, defects are reported, failures of the platform are not (F-R06)', () => {
  const scope = fork()
  const errors = recordPayloads(errorCaught, scope)
  const failure: Error & { kind: ApiErrorKind } = new ApiError({ kind: 'server', operation: 'POST /x', status: 500 })
  const { rerender } = renderHook(({ error }) => useSearchNotice({ status: 'failed', error }), {
    initialProps: { error: failure },
    wrapper: ({ children }: { children: ReactNode }) => <Provider value={scope}>{children}</Provider>,
  })
  expect(errors).toEqual([])
  const error = Object.assign(new TypeError('in the selection of the data'), { kind: 'malformed' as const })
  rerender({ error })
  expect(errors).toEqual([{ kind: 'render', error }])
})
