import { createWatch, type Scope } from 'effector'
import { i18n, loadLanguage } from '@/shared/i18n'
import { toastRequested } from '@/shared/toasts'

/** @returns a growing list of the toasts that the scope requests, as `tone: Turkish text` */
export async function recordToastTexts(scope: Scope): Promise<string[]> {
  await loadLanguage('tr')
  const toasts: string[] = []
  createWatch({
    unit: toastRequested,
    fn: ({ tone, text }) => toasts.push(`${tone}: ${i18n.t(`toasts:${text.key}`, { lng: 'tr', ...text.params })}`),
    scope,
  })
  return toasts
}
