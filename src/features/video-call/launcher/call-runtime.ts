// The chunk of the call: everything except its status, settings, leave request and join dialog.
import '../model/call-flow'

export { CallStage } from '../ui/stage/CallStage'
