export function TicketFooter() {
  return null
}
