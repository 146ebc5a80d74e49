import { onCLS, onINP, onLCP } from 'web-vitals'

export interface Vitals {
  lcp: number | null
  inp: number | null
  cls: number | null
}

/** Every change: web-vitals leaves an interaction out of its final value if the page is hidden right after it. */
const OPTIONS = { reportAllChanges: true }

export function watchVitals(onMeasured: (vitals: Partial<Vitals>) => void): void {
  onLCP(({ value }) => onMeasured({ lcp: toTens(value) }), OPTIONS)
  onINP(({ value }) => onMeasured({ inp: toTens(value) }), OPTIONS)
  onCLS(({ value }) => onMeasured({ cls: Math.round(value * 1_000) / 1_000 }), OPTIONS)
}

const toTens = (milliseconds: number): number => Math.round(milliseconds / 10) * 10
