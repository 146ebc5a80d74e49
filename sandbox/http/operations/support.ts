import type { HelpLanguage, HelpListRequest } from '../../help/help-store.ts'
import { isAllowedAttachment } from '../../tickets/attachment.ts'
import type { TicketForm } from '../../tickets/ticket-store.ts'
import type { ApiRequest, Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const listHelpContents: Operation = ({ help }, { body }: ApiRequest<HelpListRequest>) => {
  if (body.category_id !== null && !help.hasCategory(body.category_id)) throw new ApiError(404, 'notFound')
  return help.list(body)
}

const getHelpContent: Operation = ({ help }, { body }: ApiRequest<{ uuid: string; lang_id: HelpLanguage }>) => {
  if (!help.has(body.uuid)) throw new ApiError(404, 'notFound')
  return { content: help.get(body.uuid, body.lang_id) }
}

const createTicket: Operation = ({ tickets }, { session, body, file }: ApiRequest<TicketForm>) => {
  const blank = Object.entries(body).filter(([, text]) => String(text).trim() === '')
  if (blank.length > 0) {
    throw new ApiError(422, 'fieldsInvalid', Object.fromEntries(blank.map(([field]) => [field, ['missing']])))
  }
  if (file && !isAllowedAttachment(file)) throw new ApiError(422, 'fieldsInvalid', { attachments: ['fileType'] })
  if (tickets.wasJustCreated(session.account.id, body, file)) throw new ApiError(409, 'sameTicket')
  return { ticket: tickets.create(session.account.id, session.clinic, body, file) }
}

export const supportOperations = { listHelpContents, getHelpContent, createTicket }
