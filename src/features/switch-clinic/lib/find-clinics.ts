import type { Company } from '@/entities/company'
import { wordMatcher } from '@/shared/lib/text'

/** Clinics whose name contains every word of the term; an empty term returns all. */
export function findClinics(clinics: readonly Company[], term: string): readonly Company[] {
  const matches = wordMatcher(term)
  return clinics.filter(({ name }) => matches(name ?? ''))
}
