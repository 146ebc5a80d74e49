export { $isSendingTransactions } from './model/transactions'
