/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import { CreateTicketResponse } from '../../model'
import type { CreateTicketRequest } from '../../model'

import { request } from '../../../http.ts'

export const getCreateTicketUrl = () => {
  return `/api/v1/tickets/companies/post`
}

/**
 * Sent as a form, with at most one file. The portal adds the returned ticket to its list, with status OPEN. On any failure
 * the form keeps its input, and `message` is shown as plain text after the portal's own sentence.
 * @summary Send a support ticket
 */
export const createTicket = async (
  createTicketRequest: CreateTicketRequest,
  options?: Parameters<typeof request>[1],
): Promise<CreateTicketResponse> => {
  const formData = new FormData()
  formData.append(`subject`, createTicketRequest.subject)
  formData.append(`category`, createTicketRequest.category)
  formData.append(`priority`, createTicketRequest.priority)
  formData.append(`description`, createTicketRequest.description)
  formData.append(`contact_name`, createTicketRequest.contact_name)
  formData.append(`contact_surname`, createTicketRequest.contact_surname)
  formData.append(`contact_email`, createTicketRequest.contact_email)
  formData.append(`contact_phone`, createTicketRequest.contact_phone)
  if (createTicketRequest.attachments !== undefined) {
    formData.append(`attachments`, createTicketRequest.attachments)
  }

  return request<CreateTicketResponse>(getCreateTicketUrl(), {
    ...options,
    method: 'POST',
    body: formData,
    schema: CreateTicketResponse,
  })
}
