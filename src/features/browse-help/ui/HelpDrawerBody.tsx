export function HelpDrawerBody() {
  return null
}
