import type { Page } from '@playwright/test'

export const PATH = '/tr/randevu-listesi'

export function appointmentList(page: Page) {
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  return {
    main,
    table,
    names: table.getByRole('rowheader'),
    row: (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    box: (name: string) => table.getByRole('checkbox', { name: `Seç: ${name}`, exact: true }),
    head: (name: string) => table.getByRole('columnheader', { name }),
    chosen: (count: number) => main.getByRole('heading', { name: `${count.toLocaleString('tr')} bildirim seçili` }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog', { name: 'Randevu bildirimi', exact: true }),
  }
}
