import { i18n, isLanguage, loadLanguage, otherLanguage } from '@/shared/i18n'
import { createLazyView } from '@/shared/lib/lazy-view'
import { paletteOpened } from './palette'

/**
 * The list with its rows and its search; the field is there from the start, so that no key is lost. The texts of the
 * other language come along, because pages are found by both of their names.
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
    // Without them pages are found by their present name only, which is no reason to keep the palette shut.
  }
}
