import { expect, type Page } from '@playwright/test'
import type { SandboxControl } from '../sandbox-control'

export const BOGAZICI = { uuid: '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11', name: 'Boğaziçi Tıp Merkezi' }
export const EGE = { uuid: '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02', name: 'Ege Ağız ve Diş Sağlığı Polikliniği' }
export const KARADENIZ = { uuid: 'e4c80f6b-7d19-4a53-b2e6-90f1d3c5a768', name: 'Karadeniz Çocuk Sağlığı Merkezi' }
export const COMPANIES = '**/api/v1/doctor/companies'

export const switcher = (page: Page) => page.getByRole('button', { name: /^Aktif Kliniğiniz .* Klinik değiştir$/ })
export const clinicOption = (page: Page) => page.getByRole('list', { name: 'Klinik seçimi' })
export const loader = (page: Page) => page.getByRole('dialog', { name: 'Kliniğe geçiş yapılıyor...' })
export const confirmationText = (name: string) => `Seçili klinik: ${name}`
/** Matches the visible text or the live region. */
export const confirmation = (page: Page, name: string) => page.getByText(confirmationText(name)).first()

export const posted = async ({ requests }: SandboxControl) =>
  (await requests())
    .filter(({ operationId }) => operationId === 'selectCompany')
    .map(({ body }) => (body as { companies: string }).companies)

export const cookieClinic = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'selected_company')

export const expectClinic = (page: Page, { name }: { name: string }) =>
  expect(switcher(page)).toHaveAccessibleName(`Aktif Kliniğiniz ${name} Klinik değiştir`)

export async function choose(page: Page, name: string): Promise<void> {
  await switcher(page).click()
  await clinicOption(page).getByRole('button', { name }).click()
}

export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
