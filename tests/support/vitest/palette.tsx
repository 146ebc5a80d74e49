import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { merge } from 'effector'
import { LogOut } from 'lucide'
import { HttpResponse, http } from 'msw'
import { afterEach, expect } from 'vitest'
import { followUpRequested, patientChosen, patientListRequested } from '@/entities/patient'
import { callChosen, pageChosen } from '@/features/search-patients/model/palette-choice'
import { PaletteBody } from '@/features/search-patients/ui/PaletteBody'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import type { Language } from '@/shared/i18n'
import { problemOccurred } from '@/shared/report'
import type { RouteId } from '@/shared/routes'
import { pause, installFakeTime } from './fake-time'
import { startServer } from './platform-server'
import { recordPayloads } from './record-payloads'
import { PLATFORM, renderScreen } from './render-screen'
import { uuid } from '../uuid'

export const FIND = `${PLATFORM}/api/v1/patient/companies/find/patient`

export const clinic = [
  { uuid: uuid(1), name: 'Ali', surname: 'Yılmaz', full_phone_number: '+90 532 418 22 07', birth_date: '14.09.1962' },
  { uuid: uuid(2), name: 'Ali', surname: 'Yılmaz', birth_date: '31.02.1990', citizenship_number: '10000000146' },
  { uuid: uuid(3), name: 'Alişan', surname: null },
  { uuid: uuid(4), name: 'Alim', surname: 'Kaya' },
  { uuid: uuid(5), name: 'Aliye', surname: 'Demir' },
  { uuid: uuid(6), name: 'Alican', surname: 'Demir' },
]
export const signOut = { id: 'sign-out', label: 'Çıkış yap', aliases: () => ['Sign out'], icon: LogOut }

export const requestedKeywords: string[] = []

export const respondWith = (companiesPatient: object[]) =>
  http.post(FIND, async ({ request }) => {
    requestedKeywords.push(((await request.clone().json()) as { keyword: string }).keyword)
    return HttpResponse.json({ companiesPatient })
  })

export function startPatientSearch() {
  installFakeTime()
  const server = startServer(respondWith(clinic))
  afterEach(() => void requestedKeywords.splice(0))
  return server
}

interface PaletteOptions {
  pages?: RouteId[]
  actions?: (typeof signOut)[]
  path?: `/${Language}`
}

/** Opens the palette; `choices` records chosen items and reported problems. */
export async function openPalette({ pages = [], actions = [], path = '/tr' }: PaletteOptions = {}) {
  const palette = (
    <dialog open>
      <PaletteBody
        pages={pages}
        actions={actions.map((action) => ({ ...action, run: () => void choices.push(action.id) }))}
      />
    </dialog>
  )
  const { scope, queryClient, unmount } = await renderScreen(palette, { path })
  const units = [patientChosen, followUpRequested, callChosen, patientListRequested, pageChosen, problemOccurred]
  const choices: unknown[] = recordPayloads(merge<unknown>(units), scope)
  return { user: userEvent.setup(), scope, choices, queryClient, unmount }
}

export const field = () => screen.getByRole('combobox')
export const options = () => screen.queryAllByRole('option')
export async function patientOptions() {
  await pause(SEARCH_DEBOUNCE_MS)
  return (await screen.findAllByRole('option')).map((option) => option.textContent)
}

/** Label of the active option, or null. Expects that the announced and the selected option are the same. */
export function active(): string | null {
  const selected = options().filter((option) => option.getAttribute('aria-selected') === 'true')
  const announced = field().getAttribute('aria-activedescendant')
  expect(selected.length).toBeLessThanOrEqual(1)
  expect(announced).toBe(selected[0]?.id ?? null)
  return selected[0]?.querySelector('[class=label]')?.textContent ?? null
}
