import { type APIOptions, PrimeReactContext } from 'primereact/api'
import { type ReactNode, useState } from 'react'

let shared: APIOptions | undefined

/**
 * The content security policy forbids the `<style>` elements that PrimeReact writes. They go into an element outside of
 * the document, where they have no effect; their text becomes one constructed style sheet.
 */
function createOptions(): APIOptions {
  const styleContainer = document.createElement('div')
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  // Runs after PrimeReact's effects and before the next paint.
  const observer = new MutationObserver(() => sheet.replaceSync(styleContainer.textContent))
  observer.observe(styleContainer, { childList: true, characterData: true, subtree: true })
  return { styleContainer }
}

export function PrimeStyles({ children }: { children: ReactNode }) {
  const [options] = useState(() => (shared ??= createOptions()))
  return <PrimeReactContext value={options}>{children}</PrimeReactContext>
}
