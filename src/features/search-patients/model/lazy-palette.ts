import { i18n, isLanguage, loadLanguage, otherLanguage } from '@/shared/i18n'
import { createLazyView } from '@/shared/lib/lazy-view'
import { paletteOpened } from './palette'

/**
 * List and search are lazy; the text field is in the first bundle, so that no key press is lost. The texts of the other
 * language are loaded too, because pages are found by both names.
 */
export const paletteBody = createLazyView(async () => {
  const [{ PaletteBody }] = await Promise.all([import('../ui/PaletteBody'), loadAliases()])
  return PaletteBody
}, paletteOpened)

async function loadAliases(): Promise<void> {
  if (!isLanguage(i18n.language)) return
  try {
    await loadLanguage(otherLanguage(i18n.language))
  } catch {
    // Without them pages are only found by their name in the current language.
  }
}
