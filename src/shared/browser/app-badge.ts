/** Shows a number on the icon of the installed portal; 0 removes it. Browsers without badges, or that reject it, show none. */
export function setAppBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
}
