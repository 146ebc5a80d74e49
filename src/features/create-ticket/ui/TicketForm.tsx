export function TicketForm() {
  return null
}
