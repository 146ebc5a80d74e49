import type { Company as CompanyDto } from '@/shared/api'

export interface Company {
  uuid: string
  name: string | null
  email: string | null
}

export const toCompany = ({ uuid, company_name, email }: CompanyDto): Company => ({
  uuid,
  name: company_name?.trim() || null,
  email: email?.trim() || null,
})

/** The selected clinic, else the first. Ignores case, because platforms write uuids in both cases. */
export function activeCompany<C extends { uuid?: string | undefined }>(
  companies: readonly C[],
  selected: string | null,
): C | null {
  const selectedUuid = selected?.toLowerCase()
  return companies.find(({ uuid }) => uuid !== undefined && uuid.toLowerCase() === selectedUuid) ?? companies[0] ?? null
}
